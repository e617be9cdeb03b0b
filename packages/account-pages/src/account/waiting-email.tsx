import { ClockTime } from '../frame/clock-time.tsx';
import { Filled } from '../messages/filled.tsx';
import { useMessages } from '../messages/use-messages.ts';
import type { AccountData } from './data.ts';

/** Says that a link to another address was sent, with the code that the link may ask for. */
export function WaitingEmail({ mailbox }: { mailbox: NonNullable<AccountData['mailbox']> }) {
  const { account } = useMessages();
  const { email, expiresAt, code } = mailbox;
  const values = { email: <strong>{email}</strong>, time: <ClockTime at={expiresAt} /> };
  return (
    <div className="pk-account-small">
      <p>
        <Filled text={account.emailWaiting} values={values} /> <strong>{code}</strong>
      </p>
    </div>
  );
}
