import type { PayloadContext } from '@praxiskit/pages';
import type { AccountData } from '../account-data.ts';
import type { PageForm } from '../form/page-form.ts';
import { readFactors } from '../read-factors.ts';
import type { DeletionData } from './data.ts';

export async function readDeletion(
  { data }: PayloadContext<AccountData>,
  form: PageForm,
): Promise<DeletionData> {
  return { ...form, factors: await readFactors(data.accounts()) };
}
