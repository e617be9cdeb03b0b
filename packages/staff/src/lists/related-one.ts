import type { ModelRecord } from '@praxiskit/record-model/client';

/** A relation to one record; null where there is none, or it is not loaded. */
export function relatedOne(record: ModelRecord, name: string): ModelRecord | null {
  const related = record.related(name);
  return ((Array.isArray(related) ? related[0] : related) as ModelRecord | undefined) ?? null;
}
