import { useMessages } from '../messages/use-messages.ts';
import type { AccountForm } from './use-account-form.ts';

/** Says that a response takes longer than usual; the element is there from the start for screen readers. */
export function Slow({ form }: { form: AccountForm }) {
  const { common } = useMessages();
  return (
    <p role="status" className="pk-account-quiet pk-account-slow">
      {form.isSlow ? common.slow : ''}
    </p>
  );
}
