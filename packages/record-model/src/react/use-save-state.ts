import type { RecordConflict, SaveState } from '../api/change.ts';
import type { ModelRecord } from '../api/model.ts';
import type { RecordError } from '../error.ts';
import { useRevision } from './use-record.ts';

/** What a question about a conflict needs; spread it on ui-kit's `ConflictQuestion`. */
export interface ConflictProps {
  /** The edited record does not exist any more; there are no `fields` then. */
  readonly isGone?: boolean;
  /** The fields that both sides changed. */
  readonly fields: readonly {
    readonly name: string;
    readonly label: string;
    readonly mine: unknown;
    readonly theirs: unknown;
  }[];
  /** Resolves every field in the same way, and saves. */
  readonly onChoose: (choice: 'mine' | 'theirs') => void;
}

/** What is shown beside a form; spread it on ui-kit's `SaveState`. */
export interface SaveStateProps {
  /** `offline`: the last save found no connection, and there is none yet. `throttled`: too many requests were sent. */
  readonly status: SaveState | 'offline' | 'throttled';
  /** When it is sent again, in ms since 1970, where the server has named a moment. */
  readonly until?: number | undefined;
  /** Saves at once. */
  readonly onRetry: () => void;
}

/** How far a record is saved. */
export interface RecordSaveState {
  readonly state: SaveState;
  /** Of the last save, if it failed. */
  readonly error: RecordError | null;
  readonly conflict: RecordConflict | null;
  readonly saveStateProps: SaveStateProps;
  /** Null while there is no conflict. */
  readonly conflictProps: ConflictProps | null;
}

/**
 * The record's save state, with what a form shows beside it; renders anew with every change of the
 * record.
 */
export function useSaveState(record: ModelRecord): RecordSaveState {
  useRevision(record, null);
  const { saveState: state, saveError: error, conflict } = record;
  return {
    state,
    error,
    conflict,
    saveStateProps: {
      status: statusOf(state, error),
      until: error?.retryAt,
      onRetry: () => void record.flush(),
    },
    conflictProps: conflict && conflictPropsOf(record, conflict),
  };
}

function statusOf(state: SaveState, error: RecordError | null): SaveStateProps['status'] {
  if (state !== 'failed') return state;
  if (error?.code === 'THROTTLED') return 'throttled';
  return navigator.onLine ? state : 'offline';
}

function conflictPropsOf(record: ModelRecord, { fields, isGone }: RecordConflict): ConflictProps {
  return {
    ...(isGone && { isGone }),
    fields: Object.entries(fields).map(([name, { mine, theirs }]) => ({
      name,
      mine,
      theirs,
      label: record.view.label(name),
    })),
    onChoose(choice) {
      record.resolve(choice);
      void record.flush();
    },
  };
}
