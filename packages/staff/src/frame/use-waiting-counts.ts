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
    const ends: (() => void)[] = [];
    for (const { name, view: own, waiting } of pages) {
      if (!waiting) continue;
      const show = (count: number) => {
        if (isCurrent) setCounts((before) => ({ ...before, [name]: count }));
      };
      const query = typeof waiting.query === 'function' ? waiting.query(user) : waiting.query;
      const count = async () => {
        const view = await client.view(waiting.view ?? own);
        if (!isCurrent) return;
        const list = view.list(query) as unknown as LiveList;
        const look = () => {
          if (list.status !== 'ready') return;
          const { length } = list.records;
          if (list.next === null) return show(length);
          // The server counts those that are not loaded; the number before stays while it is away.
          view
            .count({ filter: query.filter })
            .then((all) => list.next !== null && show(Math.max(all, list.records.length)))
            .catch(() => undefined);
        };
        look();
        ends.push(list.subscribe(look));
      };
      // Each for itself: one that does not arrive holds back none of the others, and its page says so.
      count().catch(() => undefined);
    }
    return () => {
      isCurrent = false;
      for (const end of ends) end();
    };
  }, [client, pages, user]);
  return counts;
}
