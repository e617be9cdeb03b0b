import type { LiveList } from '@praxiskit/record-model/client';
import { useEffect, useState } from 'react';
import { useStaff } from './staff-context.tsx';
import { useUser } from './use-user.ts';

/** How many records wait on each page that names some, by the page's name; live, none until they are loaded. */
export function useWaitingCounts(): Readonly<Record<string, number>> {
  const { loaded, pages } = useStaff();
  const user = useUser();
  const client = loaded.status === 'ready' ? loaded.client : null;
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  useEffect(() => {
    if (!client) return;
    let isCurrent = true;
    const ends = pages.flatMap(({ name, view: own, waiting }) => {
      if (!waiting) return [];
      const { view = own } = waiting;
      const query = typeof waiting.query === 'function' ? waiting.query(user) : waiting.query;
      const { filter } = query;
      const list = client.loaded(view).list(query) as unknown as LiveList;
      const show = (count: number) => {
        if (isCurrent) setCounts((before) => ({ ...before, [name]: count }));
      };
      const look = () => {
        const { length } = list.records;
        if (list.next === null) return show(length);
        // The server counts those that are not loaded; the number before stays while it is away.
        client
          .loaded(view)
          .count({ filter })
          .then((count) => list.next !== null && show(Math.max(count, list.records.length)))
          .catch(() => undefined);
      };
      look();
      return [list.subscribe(look)];
    });
    return () => {
      isCurrent = false;
      for (const end of ends) end();
    };
  }, [client, pages, user]);
  return counts;
}
