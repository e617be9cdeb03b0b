import type { ModelRecord } from '../api/model.ts';
import type { ClientInternals } from '../client/internals.ts';
import type { RecordError } from '../error.ts';
import type { Tabs } from '../tabs/tabs.ts';
import type { Keeper } from './keeper.ts';
import type { Restorer } from './restore.ts';

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

/** Brings changes of closed pages back into the client, and sends them. */
export function createReturn(options: ReturnOptions) {
  const { internals, keeper, tabs, isEnded } = options;
  let restorer: Restorer | null = null;

  return {
    again: async () => restorer?.again(),
    async restore(): Promise<Returned> {
      const none = { records: [], sent: Promise.resolve() };
      const found = await keeper.take((take) => tabs?.alone(take) ?? take());
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
    },
  };
}
