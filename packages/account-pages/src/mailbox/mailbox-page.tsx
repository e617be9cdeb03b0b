import type { Payload } from '@praxiskit/pages';
import { Expired } from '../link/expired.tsx';
import type { MailboxData } from './data.ts';
import { NoMailbox } from './no-mailbox.tsx';
import { useNow } from './use-now.ts';
import { Waiting } from './waiting.tsx';

/** Says that a mail was sent: until when its link works, and the code that another browser asks for. */
export function Component({ data }: Payload<MailboxData>) {
  const now = useNow(data.now);
  const { mailbox } = data;
  if (!mailbox) return <NoMailbox />;
  const { email, createdAt: from, expiresAt: until } = mailbox;
  if (mailbox.isExpired || now >= until) {
    return <Expired key="expired" page={data} email={email} from={from} until={until} now={now} />;
  }
  return <Waiting data={data} mailbox={mailbox} now={now} />;
}
