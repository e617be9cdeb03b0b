import type { PayloadContext } from '@praxiskit/pages';
import type { Elsewhere } from '../elsewhere.ts';
import type { PageForm } from '../form/page-form.ts';
import type { AccountData } from '../page-desk.ts';
import { readFactors } from '../read-factors.ts';
import type { OfficeData } from './data.ts';
import { stateIn } from './state.ts';

export async function readOffice(
  { data, url }: PayloadContext<AccountData>,
  form: PageForm,
): Promise<OfficeData | Elsewhere> {
  const desk = data.desk();
  const office = desk.office();
  // The routes' guards have sent everybody else away; the session may have ended since.
  if (!office) return { redirect: '/' };
  const state = stateIn(url);
  const { group, q, after, id } = state;
  const people = await office.people({ group, text: q, after: after || null });
  const waiting = id === '' ? [] : ((await desk.grants()?.waiting()) ?? []);
  const { appSince, passkeys, hasSecondFactor } = await readFactors(desk);
  return {
    ...form,
    ...people,
    state,
    roles: office.roles,
    isProved: office.isProved,
    person: id === '' ? null : await office.person(id),
    givenByOwn: waiting
      .filter(({ accountId, own }) => accountId === id && own === 'giver')
      .map(({ role }) => role),
    factors: { appSince, passkeys, hasSecondFactor },
  };
}
