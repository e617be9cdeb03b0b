import type { PayloadContext } from '@praxiskit/pages';
import type { AccountData as SiteData } from '../account-data.ts';
import type { PageForm } from '../form/page-form.ts';
import { readFactors } from '../read-factors.ts';
import type { AccountPageData } from './data.ts';

/** How long a page may say that an address is new: a link can request it at any time. */
const NEW_MS = 10 * 60_000;

export async function readAccount(
  { data }: PayloadContext<SiteData>,
  form: PageForm,
): Promise<AccountPageData> {
  const accounts = data.accounts();
  const user = accounts.user();
  if (user === null) return { ...form, user: null };
  const { email, passwordChangedAt, emailVerifiedAt } = user;
  const isEmailNew = emailVerifiedAt !== null && form.now - emailVerifiedAt < NEW_MS;
  const { idleMs, absoluteMs } = accounts.limits;
  const mailbox = await accounts.mailbox();
  const isWaiting = mailbox?.purpose === 'email' && !mailbox.isExpired;
  return {
    ...form,
    user: { email, passwordChangedAt, isEmailNew },
    mailbox: isWaiting
      ? { email: mailbox.email, expiresAt: mailbox.expiresAt, code: mailbox.code }
      : null,
    factors: await readFactors(accounts),
    sessions: await accounts.sessions(),
    limits: { idleMs, absoluteMs },
  };
}
