import type { SqlEntityManager } from '@mikro-orm/sql';
import { withOutbox } from '../events/outbox.ts';
import { createCallerFactory } from '../model/caller.ts';
import type { Row } from '../model/row.ts';
import type { Where } from '../model/statements.ts';
import type { Structure } from '../model/structure.ts';
import type { RecordServerOptions, RecordSource } from '../options.ts';
import { within } from '../transaction.ts';
import { changeRows, followRemoval, readLocked } from './follow-removal.ts';
import { notify } from './write.ts';

/**
 * Writes of the site itself, in an existing transaction, without permissions, rules or hooks.
 * Filters and values use the properties of the view's entity; soft-deleted rows are included.
 */
export interface RecordMaintenance {
  change(view: string, where: object, values: object): Promise<void>;
  /** Deletes for good, even if the view has soft deletion. */
  remove(view: string, where: object): Promise<void>;
}

/**
 * For changes of many records by the site itself, such as deleting the data of an account. Every
 * changed or deleted row, and every row that the deletion affects, gets a new version. `onWrite` is
 * called without a viewer, and with `events` the streams are notified: clients see the change, and
 * their older versions are stale.
 * @throws Error, RecordError as the plug-in's start does; later an Error for a view that is not among `source.views`
 */
export function createRecordMaintenance(
  source: RecordSource & Pick<RecordServerOptions, 'onWrite'> & { events?: object | boolean },
): (em: SqlEntityManager) => RecordMaintenance {
  const createCaller = createCallerFactory(source);
  const onWrite = source.events ? withOutbox(source) : source.onWrite;

  function structureOf(view: string): Structure {
    const structure = createCaller.structureOf(view);
    if (structure === undefined) throw new Error(`There is no view '${view}'`);
    return structure;
  }

  return (em) => {
    const caller = within(createCaller(null, 'en'), em);
    return {
      async change(view, where, values) {
        const structure = structureOf(view);
        const rows = await readLocked(structure, caller, where as Where, 'update');
        if (rows.length === 0) return;
        for (const { write } of await changeRows(structure, caller, rows, values as Row)) {
          await notify(onWrite, { structure }, caller, write);
        }
      },
      async remove(view, where) {
        const structure = structureOf(view);
        const { name } = structure.primaryKey.property;
        const gone = new Set<unknown>();
        for (const before of await readLocked(structure, caller, where as Where, 'removal')) {
          const key = before[structure.primaryKey.name];
          // Deleted and notified together with an earlier row.
          if (gone.has(key)) continue;
          const followed = await followRemoval(structure, caller, key);
          await em.nativeDelete(structure.view.entity, { [name]: key } as never);
          await notify(onWrite, { structure }, caller, { action: 'delete', before, after: null });
          for (const { structure: other, write } of followed) {
            if (other.meta === structure.meta && write.action === 'delete') {
              gone.add(write.before?.[structure.primaryKey.name]);
            }
            await notify(onWrite, { structure: other }, caller, write);
          }
        }
      },
    };
  };
}
