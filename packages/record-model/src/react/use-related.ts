import type { ModelRecord, RelatedOf, RowOf } from '../api/model.ts';
import type { RelationName } from '../api/views.ts';
import { useRevision } from './use-record.ts';

/** The result of `record.related(name)`; renders again when a link changes, on either side. */
export function useRelated<Of extends ModelRecord, Name extends RelationName<RowOf<Of>>>(
  record: Of,
  name: Name,
): RelatedOf<Of, Name> {
  useRevision(record, name);
  return record.related(name) as RelatedOf<Of, Name>;
}
