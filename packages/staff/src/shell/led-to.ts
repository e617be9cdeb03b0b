import type { ModelRecord } from '@praxiskit/record-model/client';
import { useEffect } from 'react';
import { useRooms } from './rooms-context.tsx';

/**
 * Opens the record of a room that a search has led to, once. Its address names the room alone, so that one of the
 * same room is opened without a network, too.
 *
 * @param records those of the room
 */
export function useLedTo(
  records: readonly ModelRecord[],
  open: (record: ModelRecord) => void,
): void {
  const { ledTo, leadTo } = useRooms();
  const record = ledTo === null ? null : records.find((one) => one.get('id') === ledTo);
  useEffect(() => {
    if (!record) return;
    leadTo(null);
    open(record);
  });
}
