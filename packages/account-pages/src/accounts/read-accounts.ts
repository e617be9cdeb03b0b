import type { PayloadContext } from '@praxiskit/pages';
import type { AccountData } from '../account-data.ts';
import type { Elsewhere } from '../elsewhere.ts';
import type { PageForm } from '../form/page-form.ts';
import { readFactors } from '../read-factors.ts';
import type { AccountsData } from './data.ts';
import { stateIn } from './state.ts';

export async function readAccounts(
  { data, url }: PayloadContext<AccountData>,
  form: PageForm,
): Promise<AccountsData | Elsewhere> {
  const accounts = data.accounts();
  const { admin } = accounts;
  // The route guards have sent away all users without the role; the session may have ended since.
  if (!admin) return { redirect: '/' };
  const state = stateIn(url);
  const { group, q, after, id } = state;
  const people = await admin.people({ group, text: q, after: after || null });
  const waiting = id === '' ? [] : ((await accounts.pendingRoleGrants?.waiting()) ?? []);
  const { appSince, passkeys, hasSecondFactor } = await readFactors(accounts);
  return {
    ...form,
    ...people,
    state,
    roles: admin.roles,
    isProved: admin.isProved,
    person: id === '' ? null : await admin.person(id),
    givenByOwn: waiting
      .filter(({ accountId, own }) => accountId === id && own === 'giver')
      .map(({ role }) => role),
    factors: { appSince, passkeys, hasSecondFactor },
  };
}
