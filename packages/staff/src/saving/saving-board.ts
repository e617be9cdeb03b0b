import type { ModelRecord } from '@praxiskit/record-model/client';
import { createStore } from 'zustand/vanilla';

/** How far everything is saved that was touched; the worst of it counts. */
export interface SavingState {
  readonly kind: 'saved' | 'waiting' | 'throttled' | 'saving' | 'failed' | 'conflict' | 'signedOut';
  /** Number of records in this state. */
  readonly count: number;
  /** For `throttled`: when the server takes more, in ms since 1970, where it has said so. */
  readonly until?: number | undefined;
}

/** One for all pages of the frame. */
export type SavingBoard = ReturnType<typeof createSavingBoard>;

const saved: SavingState = { kind: 'saved', count: 0 };

/** A save of this page: its user and the version. */
interface Save {
  readonly version: unknown;
  readonly by: string;
}

interface BoardState {
  readonly saving: SavingState;
  /** How often it was noted who has saved a record: a mark reads again after each. */
  readonly noted: number;
}

/** The server has had too many requests: what is sent before it wants more would be refused, too. */
const isThrottled = ({ saveState, saveError }: ModelRecord): boolean =>
  saveState === 'failed' && saveError?.code === 'THROTTLED';

/** The session has ended, here or elsewhere: nothing is saved until the user has signed in again. */
const isSignedOut = ({ saveState, saveError }: ModelRecord): boolean =>
  saveState === 'failed' && saveError?.code === 'UNAUTHENTICATED';

/** The record is in a state in which it takes no edits: the same again would be refused, too. */
const isRefused = ({ saveState, saveError }: ModelRecord): boolean =>
  saveState === 'failed' && saveError?.status === 409;

const waitsForDecision = (record: ModelRecord): boolean =>
  record.saveState === 'conflict' || isRefused(record);

/**
 * Watches the records that pages edit, also after their page was left: a change that waits for the network
 * is still unsaved there.
 */
export function createSavingBoard() {
  const watched = new Map<ModelRecord, () => void>();
  const saves = new WeakMap<ModelRecord, Save>();
  const store = createStore<BoardState>(() => ({ saving: saved, noted: 0 }));
  const { getState, getInitialState, subscribe } = store;
  let held = 0;

  function look() {
    const { saving: state } = getState();
    const records = [...watched.keys()];
    const having = (...names: string[]) =>
      records.filter(({ saveState }) => names.includes(saveState)).length;
    const throttled = records.filter(isThrottled);
    const refused = records.filter(isSignedOut).length;
    const undecided = records.filter(waitsForDecision).length;
    const closed = records.filter(isRefused).length;
    // Also during the next try: the press on a link takes the focus from the field that is being saved,
    // and what is pressed has to be there still when it is let go.
    const isTried = state.kind === 'signedOut' && having('saving') > 0;
    const signedOut = refused > 0 || !isTried ? refused : state.count;
    const counts = [
      ['signedOut', signedOut],
      ['conflict', undecided],
      ['failed', having('failed') - throttled.length - refused - closed],
      ['saving', having('saving')],
      ['throttled', throttled.length],
      ['waiting', having('dirty', 'invalid') + held],
    ] as const;
    const [kind, count] = counts.find(([, number]) => number > 0) ?? ['saved', 0];
    const times = throttled.flatMap(({ saveError }) => saveError?.retryAt ?? []);
    const until = kind === 'throttled' && times.length > 0 ? Math.max(...times) : undefined;
    if (kind === state.kind && count === state.count && until === state.until) return;
    store.setState({ saving: { kind, count, until } });
  }

  function note(record: ModelRecord, by: string) {
    saves.set(record, { version: record.base().version, by });
    store.setState({ noted: getState().noted + 1 });
  }

  return {
    getState,
    getInitialState,
    subscribe,
    /** Remembers who has saved the record as it is now. */
    note,
    /** One change more that is in no record yet, until what is returned is called. */
    hold() {
      held += 1;
      look();
      return () => {
        held -= 1;
        look();
      };
    },
    /** @param by who saves it here, to be named beside the time */
    watch(record: ModelRecord, by: string) {
      if (watched.has(record)) return;
      let was = record.saveState;
      watched.set(
        record,
        record.subscribe(() => {
          const isSaved = record.saveState === 'saved' || record.saveState === 'clean';
          if (was === 'saving' && isSaved) note(record, by);
          was = record.saveState;
          look();
        }),
      );
      look();
    },
    /** The user who has saved the record's version here; null where it was saved elsewhere. */
    savedBy(record: ModelRecord): string | null {
      const save = saves.get(record);
      return save && save.version === record.base().version ? save.by : null;
    },
    /** One that others have changed in the same field, or that takes no edits any more; null where there is none. */
    inConflict: (): ModelRecord | null => [...watched.keys()].find(waitsForDecision) ?? null,
    /** Saves again what could not be saved. */
    retry() {
      for (const record of watched.keys()) {
        const isFailed =
          record.saveState === 'failed' && !isThrottled(record) && !isRefused(record);
        if (isFailed) record.flush().catch(() => undefined);
      }
    },
  };
}
