import { callbackPath, type PayloadContext } from '@praxiskit/pages';
import type { AccountData } from '../account-data.ts';
import type { Elsewhere } from '../elsewhere.ts';
import type { PageForm } from '../form/page-form.ts';
import { accountPaths } from '../paths.ts';
import type { MailboxData } from './data.ts';

/**
 * Reads the mail that this browser waits for. A visitor who has used its link in another tab is redirected.
 */
export async function readMailbox(
  { data, url }: PayloadContext<AccountData>,
  form: PageForm,
): Promise<MailboxData | Elsewhere> {
  const accounts = data.accounts();
  const mailbox = await accounts.mailbox();
  if (!mailbox && accounts.user()) {
    return {
      redirect: callbackPath(url) ?? accountPaths.account,
    };
  }
  return { ...form, mailbox };
}
