import type { LiveList, ModelRecord, Query, RecordClient } from '@praxiskit/record-model/client';
import { useEffect, useReducer, useState } from 'react';
import {
  concernsInOrder,
  pagesBySlug,
  pricesInOrder,
  requestsByDay,
  treatmentsByDepth,
} from '../lists/queries.ts';
import { useRooms } from '../shell/rooms-context.tsx';

/** What is searched. */
const queries = {
  requests: requestsByDay,
  treatments: treatmentsByDepth,
  prices: pricesInOrder,
  pages: pagesBySlug,
  concerns: concernsInOrder,
};

/** A view whose records are found. */
export type Searched = keyof typeof queries;

/** The records of the rooms, as far as they are there. */
export interface Lists {
  readonly records: Readonly<Record<Searched, readonly ModelRecord[]>>;
  readonly status: 'loading' | 'ready' | 'failed';
}

const names = Object.keys(queries) as Searched[];

type Known = Readonly<Partial<Record<Searched, LiveList | 'failed'>>>;

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
    const missing = new Set<Searched>();
    const keep = (name: Searched, list: LiveList | 'failed') => {
      if (!isCurrent) return;
      setKnown((before) => ({ ...before, [name]: list }));
      if (list === 'failed') {
        missing.add(name);
        return;
      }
      ends.push(list.subscribe(render));
      // What did not arrive the last time is asked for again.
      if (list.status === 'failed') void list.refresh();
    };
    // Each for itself: one that does not arrive holds back none of the others.
    const load = (name: Searched) =>
      listOf(client, name, queries[name]).then(
        (list) => keep(name, list),
        () => keep(name, 'failed'),
      );
    for (const name of names) void load(name);
    // Once the server answers again, what it has not given yet is asked for.
    const again = () => {
      for (const name of missing) {
        missing.delete(name);
        void load(name);
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
  return {
    records: mapNames((name) => {
      const list = known[name];
      return list && list !== 'failed' ? list.records : [];
    }),
    status: loaded.status === 'failed' ? 'failed' : statusOf(known),
  };
}

function statusOf(known: Known): Lists['status'] {
  const all = names.map((name) => known[name]);
  if (all.some((list) => list === 'failed' || list?.status === 'failed')) return 'failed';
  return all.every((list) => list && list !== 'failed' && list.status === 'ready')
    ? 'ready'
    : 'loading';
}

/** A site's own types of its records are not known here. */
const listOf = async (client: RecordClient, view: string, query: Query): Promise<LiveList> =>
  (await client.view(view)).list(query);

const mapNames = <T>(of: (name: Searched) => T) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Searched, T>;
