import type { ModelRecord } from '../api/model.ts';

/** The id of the control of one field of one record, as `useField` gives it: an error summary points there. */
export function fieldId(record: ModelRecord, name: string): string {
  return `${record.view.name}-${record.key}-${name}`;
}
