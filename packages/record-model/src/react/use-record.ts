import { useCallback, useSyncExternalStore } from 'react';
import type { ModelRecord } from '../api/model.ts';

/** Subscribes to one field, or with null to the whole record. */
export function useRevision(record: ModelRecord, field: string | null): void {
  const subscribe = useCallback(
    (listener: () => void) =>
      field === null ? record.subscribe(listener) : record.subscribeField(field, listener),
    [record, field],
  );
  const read = () => record.revision;
  useSyncExternalStore(subscribe, read, read);
}

/** Renders again with every change of the record; for one field use `useField`. */
export function useRecord<T extends ModelRecord>(record: T): T {
  useRevision(record, null);
  return record;
}
