import type { ModelRecord } from '@praxiskit/record-model/client';
import { useEffect } from 'react';
import { useStaff } from '../frame/staff-context.tsx';

/**
 * Opens the record that a search has led to, once. The address names the page alone, so that a record of the same
 * page is opened without a network, too.
 *
 * @param records of the page
 */
export function useFoundRecord(
  records: readonly ModelRecord[],
  open: (record: ModelRecord) => void,
): void {
  const { ledTo, leadTo } = useStaff();
  const record = ledTo === null ? null : records.find((one) => one.get('id') === ledTo);
  useEffect(() => {
    if (!record) return;
    leadTo(null);
    open(record);
  });
}
