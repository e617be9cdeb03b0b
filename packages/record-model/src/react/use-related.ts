import type { ModelRecord } from '../api/model.ts';
import { useRevision } from './use-record.ts';

/** What `record.related(name)` gives; renders anew when a link changes, on either side. */
export function useRelated(record: ModelRecord, name: string): ReturnType<ModelRecord['related']> {
  useRevision(record, name);
  return record.related(name);
}
