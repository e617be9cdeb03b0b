import { filterLimits } from '@praxiskit/record-model';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { useEffect, useState } from 'react';
import { useStaff } from '../frame/staff-context.tsx';
import type { Searched } from './use-lists.ts';

/** The input is sent when it has not changed for so long. */
const PAUSE_MS = 150;

interface Answer {
  readonly typed: string;
  /** By the name of a page; null where the search failed. */
  readonly found: Readonly<Record<string, readonly ModelRecord[] | null>>;
}

/** Adds what the server finds for the input, for pages with too many records to load them all. */
export function useServerSearch(typed: string, searched: readonly Searched[]) {
  const { loaded } = useStaff();
  const client = loaded.status === 'ready' ? loaded.client : null;
  const [answer, setAnswer] = useState<Answer>({ typed: '', found: {} });
  const [tries, setTries] = useState(0);
  const text = typed.trim().slice(0, filterLimits.search);
  const asked = searched.filter(({ queryFor }) => queryFor !== undefined);
  const names = asked.map(({ page }) => page.name).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pages are those of `names`.
  useEffect(() => {
    if (text === '' || names === '' || !client) return;
    const end = new AbortController();
    const timer = setTimeout(async () => {
      const lists = asked.map(async ({ page, queryFor }) => {
        const found = await client
          .view(page.view)
          .then((view) => view.find(queryFor?.(text) ?? {}, end))
          .catch(() => null);
        return [page.name, found as unknown as readonly ModelRecord[] | null] as const;
      });
      const found = Object.fromEntries(await Promise.all(lists));
      if (!end.signal.aborted) setAnswer({ typed: text, found });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [client, text, names, tries]);
  // Once the server answers again, a search that failed is repeated.
  const isFailed = text !== '' && Object.values(answer.found).includes(null);
  useEffect(() => {
    if (!isFailed || !client) return;
    const again = () => setTries((count) => count + 1);
    addEventListener('online', again);
    const end = client.connection.subscribe(() => !client.connection.isAway && again());
    return () => {
      removeEventListener('online', again);
      end();
    };
  }, [isFailed, client]);
  return {
    /** The server has not answered for some page: nothing found does not mean that there is nothing. */
    isFailed,
    isAsking: text !== '' && names !== '' && answer.typed !== text,
    searched: searched.map((one) =>
      one.queryFor === undefined
        ? one
        : { ...one, records: (text !== '' && answer.found[one.page.name]) || [] },
    ),
    /** The words of the server's search differ from those of the palette: each of its records fits. */
    wordsFor: ({ queryFor }: Searched) => (queryFor === undefined ? '' : text),
  };
}
