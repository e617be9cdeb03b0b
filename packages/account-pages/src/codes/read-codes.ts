import type { PayloadContext } from '@praxiskit/pages';
import type { PageForm } from '../form/page-form.ts';
import type { AccountData } from '../page-desk.ts';
import { readFactors } from '../read-factors.ts';
import type { CodesData } from './data.ts';

export async function readCodes(
  { data }: PayloadContext<AccountData>,
  form: PageForm,
): Promise<CodesData> {
  const desk = data.desk();
  return {
    ...form,
    codes: desk.takeCodes(),
    owner: desk.user()?.name ?? '',
    isOfApp: (await readFactors(desk)).appSince !== null,
  };
}
