import type { PeopleQuery } from '@praxiskit/auth-server';
import { accountPaths } from '../paths.ts';

/** The state of the page of accounts. All of it is in the address, so it works without scripts. */
export interface AccountsState {
  readonly group: PeopleQuery['group'];
  /** The search text; '' for none. */
  readonly q: string;
  /** The last account of the previous page; '' on the first page. */
  readonly after: string;
  /** The account or invitation whose panel is open; '' for none. */
  readonly id: string;
  /** The form that is open or was refused; '' for none. */
  readonly open: string;
  /** The form that has just succeeded; '' for none. */
  readonly done: string;
}

/**
 * The server does not know the state of the page. After a refused form without scripts, `callbackUrl` has it.
 */
export function stateIn(url: URL): AccountsState {
  const isRefused = url.searchParams.has('error');
  const back = URL.parse(url.searchParams.get('callbackUrl') ?? '', url);
  const isHere = isRefused && back?.pathname === accountPaths.accounts;
  const search = isHere ? back.searchParams : url.searchParams;
  const text = (name: string) => search.get(name) ?? '';
  const done = isRefused ? '' : text('done');
  return {
    group: text('list') === 'patients' ? 'others' : 'team',
    q: text('q').slice(0, 100),
    after: text('after'),
    id: text('id'),
    done,
    open: done === '' ? text('open') : '',
  };
}

export function accountsAddress({ group, ...state }: Partial<AccountsState>): string {
  const search = new URLSearchParams(group === 'others' ? { list: 'patients' } : {});
  for (const [name, value] of Object.entries(state)) if (value) search.set(name, value);
  const query = search.toString();
  return query === '' ? accountPaths.accounts : `${accountPaths.accounts}?${query}`;
}
