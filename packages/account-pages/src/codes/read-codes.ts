import { callbackPath, type PayloadContext } from '@praxiskit/pages';
import type { PageForm } from '../form/page-form.ts';
import type { AccountData } from '../page-desk.ts';
import { accountPaths } from '../paths.ts';
import { readFactors } from '../read-factors.ts';
import type { CodesData } from './data.ts';

export async function readCodes(
  { data, url }: PayloadContext<AccountData>,
  form: PageForm,
): Promise<CodesData> {
  const desk = data.desk();
  const { recoveryCodes: left } = await readFactors(desk);
  const next = callbackPath(url) ?? accountPaths.account;
  return {
    ...form,
    codes: desk.takeCodes(),
    owner: desk.user()?.name ?? '',
    next,
    isOfApp: url.searchParams.get('of') === 'app',
    used: url.searchParams.has('used') ? { left } : null,
  };
}
