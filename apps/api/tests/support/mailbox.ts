import { vi } from 'vitest';
import type { TestNode } from './node.ts';
import { type ReadMail, readMails } from './read-mails.ts';

export { linkOf } from './read-mails.ts';

/** The mails that a node without SMTP keeps as files. */
export function openMailbox(node: TestNode) {
  const mailsTo = (address: string) => readMails(node.env.DATA_DIR ?? '', address);
  return {
    mailsTo,
    /** The newest mail to `address` of which `subject` is part of the subject; waits until it is there. */
    newest: (address: string, subject: string): Promise<ReadMail> =>
      vi.waitFor(
        async () => {
          const found = (await mailsTo(address)).filter((mail) => mail.subject.includes(subject));
          const last = found.at(-1);
          if (!last) throw new Error(`No mail '${subject}' to ${address}`);
          return last;
        },
        { timeout: 20_000, interval: 100 },
      ),
  };
}
