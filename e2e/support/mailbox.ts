import { linkOf, type ReadMail, readMails } from '../../apps/api/tests/support/read-mails.ts';
import type { SiteServer } from './server.ts';
import { expect } from './test.ts';

/** The path of the link in the `n`th mail to an address, counted from 1; waits until it is there. */
export async function mailedLink({ dataDir }: SiteServer, address: string, n = 1): Promise<string> {
  await expect
    .poll(async () => (await readMails(dataDir, address)).length, { timeout: 20_000 })
    .toBeGreaterThanOrEqual(n);
  const mail = (await readMails(dataDir, address))[n - 1];
  if (!mail) throw new Error(`No mail ${n} to ${address}`);
  return linkOf(mail).path;
}

/** The newest mail of a subject to an address; waits until there is one. */
export async function mailOf(
  { dataDir }: SiteServer,
  address: string,
  subject: string,
): Promise<ReadMail> {
  const find = async () =>
    (await readMails(dataDir, address)).findLast((mail) => mail.subject === subject);
  await expect
    .poll(find, { timeout: 20_000, message: `a mail '${subject}' to ${address}` })
    .toBeDefined();
  return (await find()) as ReadMail;
}
