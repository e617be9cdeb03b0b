import type { AccountReader } from '@praxiskit/auth-server';
import type { PayloadContext } from '@praxiskit/pages';
import type { AccountData } from '../account-data.ts';
import type { Elsewhere } from '../elsewhere.ts';
import { isEmail } from '../form/email-rule.ts';
import type { PageForm } from '../form/page-form.ts';
import { accountPaths } from '../paths.ts';
import type { LinkData, LostLink, OpenLink } from './data.ts';

/** Reads the link of the page's address. Reading does not use it up. */
export async function readLink(
  { data, url }: PayloadContext<AccountData>,
  form: PageForm,
): Promise<LinkData | Elsewhere> {
  const token = url.searchParams.get('token') ?? '';
  const email = url.searchParams.get('email') ?? '';
  // The link is incomplete, or was written by hand.
  if (token === '' || !isEmail(email)) {
    return { redirect: `${accountPaths.signIn}?error=Verification` };
  }
  return { ...form, token, email, link: await stateOf(data.accounts(), token, email) };
}

async function stateOf(
  accounts: AccountReader,
  token: string,
  email: string,
): Promise<OpenLink | LostLink> {
  const link = await accounts.link(token, email);
  if (!link) return { state: (await accounts.isReplaced(token, email)) ? 'replaced' : 'used' };
  const { purpose, needsCode, createdAt, expiresAt, isExpired } = link;
  return isExpired
    ? { state: 'expired', createdAt, expiresAt }
    : { state: 'open', purpose, needsCode };
}
