import type { PayloadContext } from '@praxiskit/pages';
import type { Elsewhere } from '../elsewhere.ts';
import type { PageForm } from '../form/page-form.ts';
import type { AccountData } from '../page-desk.ts';
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
  const desk = data.desk();
  if (desk.user()) return { redirect: accountPaths.account };
  if (desk.purpose !== 'factor-new') return { redirect: accountPaths.signIn };
  return { ...form, setup: await desk.pendingApp() };
}
