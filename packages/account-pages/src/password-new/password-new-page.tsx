import type { Payload } from '@praxiskit/pages';
import { ChooseForm } from './choose-form.tsx';
import type { PasswordNewData } from './data.ts';
import { Done } from './done.tsx';

/** A new password: after a link, after a reset by the practice, or because the user wants one. */
export function Component({ data }: Payload<PasswordNewData>) {
  return data.kind === 'done' ? <Done data={data} /> : <ChooseForm data={data} />;
}
