import type { PayloadContext } from '@praxiskit/pages';
import type { AccountData } from '../account-data.ts';
import type { Elsewhere } from '../elsewhere.ts';
import type { PageForm } from '../form/page-form.ts';
import { accountPaths } from '../paths.ts';

/** What the page is made of. */
export interface FactorNewData extends PageForm {
  /** The key for the app; null until the server has made one. */
  setup: { readonly secret: string; readonly uri: string } | null;
}

/** For who has to set up a second factor; everybody else is elsewhere. */
export async function readFactorNew(
  { data }: PayloadContext<AccountData>,
  form: PageForm,
): Promise<FactorNewData | Elsewhere> {
  const accounts = data.accounts();
  if (accounts.user()) return { redirect: accountPaths.account };
  if (accounts.purpose !== 'factor-new') return { redirect: accountPaths.signIn };
  return { ...form, setup: await accounts.pendingApp() };
}
