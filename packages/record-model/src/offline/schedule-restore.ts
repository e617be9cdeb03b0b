import type { Tabs } from '../tabs/tabs.ts';
import type { Restorer, RestorerOptions, Returned } from './restore.ts';

/** What bringing back needs, and the tabs of which one alone may do it. */
export interface ScheduledRestoreOptions extends RestorerOptions {
  readonly tabs: Tabs | undefined;
}

/** Brings changes of closed pages back into the client, and sends them. */
export function createScheduledRestore(options: ScheduledRestoreOptions) {
  const { internals, entryStore, tabs, isEnded } = options;
  let restorer: Restorer | null = null;
  const none: Returned = { records: [], sent: Promise.resolve() };
  let last = Promise.resolve(none);

  async function restore(): Promise<Returned> {
    const found = await entryStore.take((take) => tabs?.alone(take) ?? take());
    if (found.length === 0 || isEnded()) return none;
    for (const view of new Set(found.map(([, entry]) => entry.view))) {
      // A view that does not exist any more keeps its entries, for a server that has it again.
      await internals.view(view).catch(() => undefined);
    }
    // Its code comes where there is something to restore.
    const { createRestorer } = await import('./restore.ts');
    if (isEnded()) return none;
    restorer ??= createRestorer(options);
    return restorer.restore(found);
  }

  /** One after the other: what the one before is still loading views for is not found once more. */
  function next(): Promise<Returned> {
    last = last.then(restore, restore);
    return last;
  }

  return {
    first: next(),
    /** With the connection: what a closed page has left, and what this one could not load before. */
    again() {
      void restorer?.again();
      void next();
    },
  };
}
