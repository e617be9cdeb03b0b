import {
  createContext,
  type ReactElement,
  type ReactNode,
  use,
  useCallback,
  useSyncExternalStore,
} from 'react';
import type { RecordError } from './error.ts';
import type { ModelRecord, RecordClient, RecordConflict, SaveState } from './record/types.ts';
import type { RuleFailure } from './rules/rule.ts';

const ClientContext = createContext<RecordClient | null>(null);

export interface RecordClientProviderProps {
  readonly client: RecordClient;
  readonly children?: ReactNode;
}

export function RecordClientProvider({
  client,
  children,
}: RecordClientProviderProps): ReactElement {
  return <ClientContext value={client}>{children}</ClientContext>;
}

/** The client of the nearest provider. Throws without one. */
export function useRecordClient(): RecordClient {
  const client = use(ClientContext);
  if (client === null) throw new Error('useRecordClient needs a RecordClientProvider above it');
  return client;
}

/** Listens to one field, or with null to the whole record. */
function useRevision(record: ModelRecord, field: string | null): void {
  const subscribe = useCallback(
    (listener: () => void) =>
      field === null ? record.subscribe(listener) : record.subscribeField(field, listener),
    [record, field],
  );
  const read = () => record.revision;
  useSyncExternalStore(subscribe, read, read);
}

/** Renders anew with every change of the record; for one field use `useField`. */
export function useRecord<T extends ModelRecord>(record: T): T {
  useRevision(record, null);
  return record;
}

export interface Field {
  readonly value: unknown;
  readonly setValue: (value: unknown) => void;
  /** The first broken rule's message, once the field was edited or a save was tried. */
  readonly error: string | null;
  readonly errors: readonly RuleFailure[];
  readonly label: string;
  readonly required: boolean;
  readonly readOnly: boolean;
  readonly isChanged: boolean;
}

/** One field of a record; only its readers render when it changes. */
export function useField(record: ModelRecord, name: string): Field {
  useRevision(record, name);
  const errors = record.errorsOf(name);
  const isChanged = Object.hasOwn(record.changes(), name);
  const isTold = isChanged || record.saveState === 'invalid';
  return {
    value: record.get(name),
    setValue: (value) => record.set(name, value),
    error: isTold ? (errors[0]?.message ?? null) : null,
    errors,
    label: record.view.label(name),
    required: record.isRequired(name),
    readOnly: record.view.definition.columns[name]?.readOnly === true,
    isChanged,
  };
}

export interface RecordSaveState {
  readonly state: SaveState;
  readonly error: RecordError | null;
  readonly conflict: RecordConflict | null;
}

export function useSaveState(record: ModelRecord): RecordSaveState {
  useRevision(record, null);
  return { state: record.saveState, error: record.saveError, conflict: record.conflict };
}
