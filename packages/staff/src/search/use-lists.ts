import type { LiveList, ModelRecord } from '@praxiskit/record-model/client';
import { useEffect, useReducer, useState } from 'react';
import { useStaff } from '../frame/staff-context.tsx';
import type { StaffPage } from '../staff-page.ts';
import type { PageSearch } from './page-search.ts';

/** The search of a page, as far as it is loaded. */
export interface Searched {
  readonly page: StaffPage;
  readonly describe: PageSearch['describe'];
  readonly queryFor: PageSearch['queryFor'];
  readonly records: readonly ModelRecord[];
}

/** How the search shows the records of a page, and its lists. */
interface Loaded {
  readonly search: PageSearch;
  readonly lists: readonly LiveList[];
}

/** By the name of a page. */
type Known = Readonly<Record<string, Loaded | 'failed'>>;

type SearchedPage = StaffPage & Required<Pick<StaffPage, 'search'>>;
const isSearched = (page: StaffPage): page is SearchedPage => page.search !== undefined;

/** Loads what is searched with the first search, and keeps it right while one is open. */
export function useLists(isOpen: boolean) {
  const { loaded, pages } = useStaff();
  const client = loaded.status === 'ready' ? loaded.client : null;
  const [known, setKnown] = useState<Known>({});
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!isOpen || !client) return;
    const ends: (() => void)[] = [];
    let isCurrent = true;
    const missing = new Set<SearchedPage>();
    function keep(page: SearchedPage, got: Loaded | 'failed') {
      if (!isCurrent) return;
      setKnown((before) => ({ ...before, [page.name]: got }));
      if (got === 'failed') missing.add(page);
      else for (const list of got.lists) keepWhole(list);
    }
    function keepWhole(list: LiveList) {
      const loadRest = () => {
        if (list.status === 'ready' && list.next !== null) void list.loadMore();
      };
      ends.push(
        list.subscribe(() => {
          render();
          loadRest();
        }),
      );
      // What did not arrive the last time is asked for again.
      if (list.status === 'failed') void list.refresh();
      else loadRest();
    }
    // Each for itself: one that does not arrive holds back none of the others.
    const load = async (page: SearchedPage) => {
      try {
        const [{ search }, view] = await Promise.all([page.search(), client.view(page.view)]);
        // A site's own types of its records are not known here.
        const lists = search.queries.map((query) => view.list(query) as unknown as LiveList);
        keep(page, { search, lists });
      } catch {
        keep(page, 'failed');
      }
    };
    for (const page of pages.filter(isSearched)) void load(page);
    // Once the server answers again, what it has not given yet is asked for.
    const again = () => {
      for (const page of missing) {
        missing.delete(page);
        void load(page);
      }
    };
    addEventListener('online', again);
    ends.push(
      () => removeEventListener('online', again),
      client.connection.subscribe(() => !client.connection.isAway && again()),
    );
    return () => {
      isCurrent = false;
      for (const end of ends) end();
      setKnown({});
    };
  }, [isOpen, client, pages]);
  const all = pages.filter(isSearched).map((page) => ({ page, got: known[page.name] }));
  const searched = all.flatMap(({ page, got }): Searched[] => {
    if (!got || got === 'failed') return [];
    const records = got.lists.flatMap((list) => list.records);
    const { describe, queryFor } = got.search;
    return [{ page, describe, queryFor, records }];
  });
  const status = loaded.status === 'failed' ? 'failed' : statusOf(all.map(({ got }) => got));
  return { searched, status };
}

function statusOf(all: readonly (Loaded | 'failed' | undefined)[]): 'loading' | 'ready' | 'failed' {
  const lists = all.flatMap((got) => (got && got !== 'failed' ? got.lists : []));
  if (all.includes('failed') || lists.some(({ status }) => status === 'failed')) return 'failed';
  const isWhole =
    !all.includes(undefined) &&
    lists.every(({ status, next }) => status === 'ready' && next === null);
  return isWhole ? 'ready' : 'loading';
}
