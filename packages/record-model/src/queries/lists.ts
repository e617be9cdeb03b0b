import type { Clock } from '../api/clock.ts';
import type { LiveList } from '../api/model.ts';
import type { Query } from '../api/query.ts';
import type { Edges } from '../edges/edges.ts';
import type { Tables } from '../edges/relations.ts';
import type { Row, Table } from '../store/row.ts';
import { type AnsweredPage, createLiveList, endList, type RowPage } from './live-list.ts';

const keptMs = 60_000;

export interface ListsContext {
  readonly clock: Clock;
  readonly edges: Edges;
  readonly tables: Tables;
  readonly table: Table;
  readonly unsaved: ReadonlySet<Row>;
  load(query: Query): Promise<AnsweredPage>;
  listed(): void;
}

/**
 * The live lists of a view: equal queries share one, until it has had no subscriber for a minute.
 */
export function createLists(context: ListsContext) {
  const { clock, edges, tables, table, unsaved, load, listed } = context;
  const lists = new Map<string, LiveList>();
  const timers = new Map<string, unknown>();

  return (query: Query, given?: RowPage): LiveList => {
    const key = JSON.stringify(Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1)));
    const known = lists.get(key);
    if (known !== undefined) return known;
    let list: LiveList | null = null;

    function watched(isWatched: boolean): void {
      clock.clearTimeout(timers.get(key));
      timers.delete(key);
      if (isWatched) {
        // It may have been dropped: equal queries share it again.
        if (list !== null && !lists.has(key)) lists.set(key, list);
        return;
      }
      const timer = clock.setTimeout(() => {
        timers.delete(key);
        if (list === null || lists.get(key) !== list) return;
        lists.delete(key);
        endList(list);
      }, keptMs);
      // On a server no process waits for the timer.
      (timer as { unref?(): void } | null)?.unref?.();
      timers.set(key, timer);
    }

    const loadPlace = async () =>
      (await import('./fit.ts')).createPlace(query, table, tables, edges);
    list = createLiveList({ clock, query, table, unsaved, given, load, loadPlace, watched });
    lists.set(key, list);
    listed();
    watched(false);
    return list;
  };
}
