import type { Tabs } from '../tabs/tabs.ts';
import type { Restorer, RestorerOptions, Returned } from './restore.ts';

export interface ScheduledRestoreOptions extends RestorerOptions {
  readonly tabs: Tabs | undefined;
}

/** Restores changes of closed pages in the client, and sends them. */
export function createScheduledRestore(options: ScheduledRestoreOptions) {
  const { internals, entryStore, tabs, isEnded } = options;
  let restorer: Restorer | null = null;
  const none: Returned = { records: [], sent: Promise.resolve() };
  let last = Promise.resolve(none);

  async function restore(): Promise<Returned> {
    const found = await entryStore.take((take) => tabs?.alone(take) ?? take());
    if (found.length === 0 || isEnded()) return none;
    for (const view of new Set(found.map(([, entry]) => entry.view))) {
      // A view that does not exist any more keeps its entries, in case a server has it again.
      await internals.view(view).catch(() => undefined);
    }
    // The code is loaded only if there is something to restore.
    const { createRestorer, readRecords } = await import('./restore.ts');
    const read = await readRecords(internals, found);
    if (isEnded()) return none;
    restorer ??= createRestorer(options);
    return restorer.restore(read);
  }

  /** One after the other, so that entries being restored are not restored twice. */
  function next(): Promise<Returned> {
    last = last.then(restore, restore);
    return last;
  }

  return {
    first: next(),
    /**
     * After the connection is back: changes of closed pages, and changes that this page could not
     * load before.
     */
    again() {
      void restorer?.again();
      void next();
    },
  };
}
