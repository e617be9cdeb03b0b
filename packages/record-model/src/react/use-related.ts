import type { ModelRecord, RelatedOf } from '../api/model.ts';
import { useRevision } from './use-record.ts';

/** What `record.related(name)` gives; renders anew when a link changes, on either side. */
export function useRelated<Of extends ModelRecord, Name extends string>(
  record: Of,
  name: Name,
): RelatedOf<Of, Name> {
  useRevision(record, name);
  return record.related(name) as RelatedOf<Of, Name>;
}
