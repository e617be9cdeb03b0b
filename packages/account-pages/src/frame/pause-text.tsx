import type { AccountForm } from '../form/use-account-form.ts';
import { Filled } from '../messages/filled.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { ClockTime } from './clock-time.tsx';

/** Too many attempts: says when the next one is allowed. */
export function PauseText({ form: { failure } }: { form: AccountForm }) {
  const { common } = useMessages();
  const time = <ClockTime at={(failure?.at ?? 0) + (failure?.waitS ?? 0) * 1000} />;
  return <Filled text={common.pauseText} values={{ time }} />;
}
