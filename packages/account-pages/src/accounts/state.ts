import type { PeopleQuery } from '@praxiskit/auth-server';
import { accountPaths } from '../paths.ts';

/** What the page of accounts shows: all of it is in its address, so that it works without scripts. */
export interface AccountsState {
  readonly group: PeopleQuery['group'];
  /** What is searched for; '' for nothing. */
  readonly q: string;
  /** The last account of the page before; '' on the first one. */
  readonly after: string;
  /** Whose panel is open: an account, or an invitation. '' for none. */
  readonly id: string;
  /** The form that is open, or was refused; '' for none. */
  readonly open: string;
  /** The form that has just worked; '' for none. */
  readonly done: string;
}

/**
 * The server knows nothing of the page's state, but brings back where a refused form without scripts
 * wanted to go.
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

/** The address that shows it. */
export function accountsAddress({ group, ...state }: Partial<AccountsState>): string {
  const search = new URLSearchParams(group === 'others' ? { list: 'patients' } : {});
  for (const [name, value] of Object.entries(state)) if (value) search.set(name, value);
  const query = search.toString();
  return query === '' ? accountPaths.accounts : `${accountPaths.accounts}?${query}`;
}
