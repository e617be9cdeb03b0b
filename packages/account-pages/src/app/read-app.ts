import type { PayloadContext } from '@praxiskit/pages';
import type { AccountData } from '../account-data.ts';
import type { PageForm } from '../form/page-form.ts';
import { readFactors } from '../read-factors.ts';
import type { AppData } from './data.ts';

export async function readApp(
  { data }: PayloadContext<AccountData>,
  form: PageForm,
): Promise<AppData> {
  const accounts = data.accounts();
  return { ...form, setup: await accounts.pendingApp(), factors: await readFactors(accounts) };
}
