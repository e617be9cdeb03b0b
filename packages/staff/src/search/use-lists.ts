import type { LiveList, ModelRecord, Query, RecordClient } from '@praxiskit/record-model/client';
import { useEffect, useReducer, useState } from 'react';
import {
  concernsInOrder,
  pagesBySlug,
  pricesInOrder,
  requestQueries,
  treatmentsByDepth,
} from '../lists/queries.ts';
import { useRooms } from '../shell/rooms-context.tsx';

const whole = { limit: 500 } as const;

/** What is searched: the lists of each view, as its page shows them. */
const queries = {
  requests: Object.values(requestQueries),
  treatments: [{ ...treatmentsByDepth, ...whole }],
  prices: [{ ...pricesInOrder, ...whole }],
  pages: [{ ...pagesBySlug, ...whole }],
  concerns: [{ ...concernsInOrder, ...whole }],
} satisfies Record<string, readonly Query[]>;

/** A view whose records are found. */
export type Searched = keyof typeof queries;

/** The records of the rooms, as far as they are there. */
export interface Lists {
  readonly records: Readonly<Record<Searched, readonly ModelRecord[]>>;
  readonly status: 'loading' | 'ready' | 'failed';
}

const names = Object.keys(queries) as Searched[];
const searched = names.flatMap((view) =>
  queries[view].map((query, index) => ({ name: `${view} ${index}`, view, query })),
);

type One = (typeof searched)[number];
/** By the name of a list. */
type Known = Readonly<Record<string, LiveList | 'failed'>>;

/** Loads what is searched with the first search, and keeps it right while one is open. */
export function useLists(isOpen: boolean): Lists {
  const { loaded } = useRooms();
  const client = loaded.status === 'ready' ? loaded.client : null;
  const [known, setKnown] = useState<Known>({});
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!isOpen || !client) return;
    const ends: (() => void)[] = [];
    let isCurrent = true;
    const missing = new Set<One>();
    const keep = (one: One, list: LiveList | 'failed') => {
      if (!isCurrent) return;
      setKnown((before) => ({ ...before, [one.name]: list }));
      if (list === 'failed') {
        missing.add(one);
        return;
      }
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
    };
    // Each for itself: one that does not arrive holds back none of the others.
    const load = (one: One) =>
      listOf(client, one.view, one.query).then(
        (list) => keep(one, list),
        () => keep(one, 'failed'),
      );
    for (const one of searched) void load(one);
    // Once the server answers again, what it has not given yet is asked for.
    const again = () => {
      for (const one of missing) {
        missing.delete(one);
        void load(one);
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
  }, [isOpen, client]);
  const recordsOf = (view: Searched): readonly ModelRecord[] =>
    searched
      .filter((one) => one.view === view)
      .flatMap(({ name }) => {
        const list = known[name];
        return list && list !== 'failed' ? list.records : [];
      });
  return {
    records: Object.fromEntries(names.map((name) => [name, recordsOf(name)])) as Record<
      Searched,
      readonly ModelRecord[]
    >,
    status: loaded.status === 'failed' ? 'failed' : statusOf(known),
  };
}

function statusOf(known: Known): Lists['status'] {
  const all = searched.map(({ name }) => known[name]);
  if (all.some((list) => list === 'failed' || list?.status === 'failed')) return 'failed';
  return all.every(
    (list) => list && list !== 'failed' && list.status === 'ready' && list.next === null,
  )
    ? 'ready'
    : 'loading';
}

/** A site's own types of its records are not known here. */
const listOf = async (client: RecordClient, view: string, query: Query): Promise<LiveList> =>
  (await client.view(view)).list(query);
