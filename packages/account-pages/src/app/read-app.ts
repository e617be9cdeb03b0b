import type { PayloadContext } from '@praxiskit/pages';
import type { PageForm } from '../form/page-form.ts';
import type { AccountData } from '../page-desk.ts';
import { readFactors } from '../read-factors.ts';
import type { AppData } from './data.ts';

export async function readApp(
  { data }: PayloadContext<AccountData>,
  form: PageForm,
): Promise<AppData> {
  const desk = data.desk();
  return { ...form, setup: await desk.pendingApp(), factors: await readFactors(desk) };
}
