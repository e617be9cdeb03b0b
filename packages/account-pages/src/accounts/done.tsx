import { Alert } from '@praxiskit/ui-kit';
import { useMessages } from '../messages/use-messages.ts';
import type { AccountsData } from './data.ts';

/** The forms of the page with a success message. */
export type DoneName =
  | 'invite'
  | 'withdraw'
  | 'resend'
  | 'roles'
  | 'end'
  | 'reset'
  | 'lock'
  | 'unlock';

/** Shows that a form on this page has just succeeded. */
export function Done({ data, of }: { data: AccountsData; of: readonly DoneName[] }) {
  const { accounts } = useMessages();
  const done = of.find((name) => name === data.state.done);
  if (!done) return null;
  return (
    <Alert kind="positive" isBoxed focusKey={data}>
      {accounts[`done_${done}`]}
    </Alert>
  );
}
