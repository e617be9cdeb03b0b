import type { RecordConflict, SaveState } from '../api/change.ts';
import type { ModelRecord } from '../api/model.ts';
import type { RecordError } from '../error.ts';
import { useRevision } from './use-record.ts';

/** The props of a question about a conflict; spread them on ui-kit's `ConflictQuestion`. */
export interface ConflictProps {
  /** The edited record does not exist any more; `fields` is empty then. */
  readonly isGone?: boolean;
  readonly fields: readonly {
    readonly name: string;
    readonly label: string;
    readonly mine: unknown;
    readonly theirs: unknown;
  }[];
  /** Resolves every field in the same way, and saves. */
  readonly onChoose: (choice: 'mine' | 'theirs') => void;
}

/** The props of a form's save state; spread them on ui-kit's `SaveState`. */
export interface SaveStateProps {
  /**
   * `offline`: the last save found no connection, and there is still none. `throttled`: too many
   * requests were sent.
   */
  readonly status: SaveState | 'offline' | 'throttled';
  /** When it is sent again, in ms since 1970, if the server has named a moment. */
  readonly until?: number | undefined;
  readonly onRetry: () => void;
}

export interface RecordSaveState {
  readonly state: SaveState;
  readonly error: RecordError | null;
  readonly conflict: RecordConflict | null;
  readonly saveStateProps: SaveStateProps;
  /** Null while there is no conflict. */
  readonly conflictProps: ConflictProps | null;
}

/**
 * The record's save state, with the props for a form; renders again with every change of the
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
