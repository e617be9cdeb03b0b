import { callbackPath, type PayloadContext } from '@praxiskit/pages';
import type { AccountData } from '../account-data.ts';
import type { PageForm } from '../form/page-form.ts';
import { accountPaths } from '../paths.ts';
import { readFactors } from '../read-factors.ts';
import type { CodesData } from './data.ts';

export async function readCodes(
  { data, url }: PayloadContext<AccountData>,
  form: PageForm,
): Promise<CodesData> {
  const accounts = data.accounts();
  const { recoveryCodes: left } = await readFactors(accounts);
  const next = callbackPath(url) ?? accountPaths.account;
  return {
    ...form,
    codes: accounts.takeCodes(),
    owner: accounts.user()?.name ?? '',
    next,
    isOfApp: url.searchParams.get('of') === 'app',
    used: url.searchParams.has('used') ? { left } : null,
  };
}
