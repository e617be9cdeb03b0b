import type { ModelRecord } from '../api/model.ts';
import type { ClientInternals } from '../client/internals.ts';
import { RecordError } from '../error.ts';
import { recordOf } from '../handle/record.ts';
import { isEdited } from '../store/read.ts';
import type { Row } from '../store/row.ts';
import type { Tabs } from '../tabs/tabs.ts';
import type { OfflineEntry } from './entry.ts';
import type { Keeper } from './keeper.ts';

export interface ReturnOptions {
  readonly internals: ClientInternals;
  readonly keeper: Keeper;
  readonly tabs: Tabs | undefined;
  /** FIELD_UNKNOWN, where a view has lost columns that were edited. */
  report(error: RecordError, record: ModelRecord | null): void;
  isEnded(): boolean;
}

/** Records whose changes are there again. */
export interface Returned {
  readonly records: readonly ModelRecord[];
  /** Resolves when they were sent, or have failed to be. In an object, so that nobody waits unasked. */
  readonly sent: Promise<void>;
}

interface Back {
  readonly row: Row;
  readonly entry: OfflineEntry;
}

/** Brings changes of closed pages back into the client, and sends them. */
export function createReturn({ internals, keeper, tabs, report, isEnded }: ReturnOptions) {
  async function find(view: string, id: string): Promise<Row | null> {
    const loaded = await internals.view(view);
    return internals.rowOf(loaded.peek(id) ?? (await loaded.get(id)));
  }

  /** One after the other, in the order in which they were kept. */
  async function send(
    back: readonly Back[],
    relink: (row: Row, entry: OfflineEntry) => Promise<void>,
  ): Promise<void> {
    const { engine } = internals;
    for (const { row, entry } of back) {
      await relink(row, entry).catch(() => undefined);
      if (engine.session.isEnded || !entry.isDue || !isEdited(row)) continue;
      engine.outbox.autosave(row, 0);
      await row.draft?.save?.waiting?.promise.catch(() => undefined);
    }
  }

  return {
    async restore(): Promise<Returned> {
      const none = { records: [], sent: Promise.resolve() };
      const found = await keeper.take((take) => tabs?.alone(take) ?? take());
      if (found.length === 0 || isEnded()) return none;
      for (const view of new Set(found.map(([, entry]) => entry.view))) {
        // A view that does not exist any more keeps its entries, for a server that has it again.
        await internals.view(view).catch(() => undefined);
      }
      // Its code comes where there is something to restore.
      const { findRow, linkBack, putBack } = await import('./restore.ts');
      if (isEnded()) return none;
      const { engine } = internals;
      const rows = new Map<string, Row>();
      const back: Back[] = [];
      for (const [name, entry] of found) {
        const row = findRow(engine, name, entry);
        if (row === null) continue;
        rows.set(name, row);
        back.push({ row, entry });
        keeper.adopt(row, name, entry.at);
      }
      engine.changes.batch(() => {
        for (const { row, entry } of back) {
          const fields = putBack(engine, row, entry, rows);
          if (fields.length === 0) continue;
          const details = { view: entry.view, fields };
          const message = `${entry.view} has no ${fields.join(', ')} any more`;
          report(new RecordError('FIELD_UNKNOWN', message, { details }), recordOf(row));
        }
      });
      const sent = send(back, (row, entry) => linkBack(engine, row, entry, rows, find));
      return { records: back.map(({ row }) => recordOf(row)), sent };
    },
  };
}
