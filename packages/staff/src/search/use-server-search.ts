import type { ModelRecord } from '@praxiskit/record-model/client';
import { useEffect, useState } from 'react';
import { useStaff } from '../frame/staff-context.tsx';
import type { Searched } from './use-lists.ts';

/** The input is sent when it has not changed for so long. */
const PAUSE_MS = 150;

interface Answer {
  readonly typed: string;
  /** By the name of a page. */
  readonly found: Readonly<Record<string, readonly ModelRecord[]>>;
}

/** Adds what the server finds for the input, for pages with too many records to load them all. */
export function useServerSearch(typed: string, searched: readonly Searched[]) {
  const { loaded } = useStaff();
  const client = loaded.status === 'ready' ? loaded.client : null;
  const [answer, setAnswer] = useState<Answer>({ typed: '', found: {} });
  const text = typed.trim();
  const asked = searched.filter(({ queryFor }) => queryFor !== undefined);
  const names = asked.map(({ page }) => page.name).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pages are those of `names`.
  useEffect(() => {
    if (text === '' || names === '' || !client) return;
    const end = new AbortController();
    const timer = setTimeout(async () => {
      const lists = asked.map(async ({ page, queryFor }) => {
        const view = await client.view(page.view);
        const found = await view.find(queryFor?.(text) ?? {}, end).catch(() => []);
        return [page.name, found as unknown as readonly ModelRecord[]] as const;
      });
      const found = Object.fromEntries(await Promise.all(lists));
      if (!end.signal.aborted) setAnswer({ typed: text, found });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [client, text, names]);
  return {
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
