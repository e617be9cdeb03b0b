import type { ModelRecord } from '../api/model.ts';

/** The id of a field's control, as in `useField`: an error summary links to it. */
export function fieldId(record: ModelRecord, name: string): string {
  return `${record.view.name}-${record.key}-${name}`;
}
