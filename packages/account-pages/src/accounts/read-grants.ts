import type { PageContent, PayloadContext } from '@praxiskit/pages';
import type { AccountData } from '../account-data.ts';
import type { Elsewhere } from '../elsewhere.ts';
import type { PageForm } from '../form/page-form.ts';
import { accountPaths } from '../paths.ts';
import { readFactors } from '../read-factors.ts';
import type { GrantsData } from './grants-data.ts';

/** The number of roles that this visitor can confirm or refuse, for `WaitingRoles`. */
export interface WaitingData {
  waiting: number;
}

export async function readGrants(
  { data, url }: PayloadContext<AccountData>,
  form: PageForm,
): Promise<GrantsData | Elsewhere> {
  const accounts = data.accounts();
  const grants = accounts.pendingRoleGrants;
  // The route guards have sent away all users without the role; the session may have ended since.
  if (!grants) return { redirect: '/' };
  const { appSince, passkeys, hasSecondFactor } = await readFactors(accounts);
  return {
    ...form,
    waiting: await grants.waiting(),
    isProved: grants.isProved,
    factors: { appSince, passkeys, hasSecondFactor },
    ...stateOf(url),
  };
}

/** After a refused form without scripts, `callbackUrl` names the form. */
function stateOf(url: URL): Pick<GrantsData, 'open' | 'done'> {
  if (url.searchParams.has('error')) {
    const back = URL.parse(url.searchParams.get('callbackUrl') ?? '', url);
    const isHere = back?.pathname === accountPaths.grants;
    return { open: (isHere && back.searchParams.get('open')) || '', done: '' };
  }
  const done = url.searchParams.get('done');
  return { open: '', done: done === 'confirm' || done === 'refuse' ? done : '' };
}

/** A payload function for a site's own page that shows `WaitingRoles`. */
export async function waitingRoles({
  data,
}: PayloadContext<AccountData>): Promise<PageContent<WaitingData>> {
  const all = (await data.accounts().pendingRoleGrants?.waiting()) ?? [];
  return { data: { waiting: all.filter(({ own }) => own === null).length } };
}
