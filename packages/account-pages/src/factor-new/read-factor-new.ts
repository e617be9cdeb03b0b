import type { PayloadContext } from '@praxiskit/pages';
import type { AccountData } from '../account-data.ts';
import type { Elsewhere } from '../elsewhere.ts';
import type { PageForm } from '../form/page-form.ts';
import { accountPaths } from '../paths.ts';

export interface FactorNewData extends PageForm {
  /** The key for the app; null until the server has created one. */
  setup: { readonly secret: string; readonly uri: string } | null;
}

/** For users who have to set up a second factor; all others are redirected. */
export async function readFactorNew(
  { data }: PayloadContext<AccountData>,
  form: PageForm,
): Promise<FactorNewData | Elsewhere> {
  const accounts = data.accounts();
  if (accounts.user()) return { redirect: accountPaths.account };
  if (accounts.purpose !== 'factor-new') return { redirect: accountPaths.signIn };
  return { ...form, setup: await accounts.pendingApp() };
}
