import type { ModelRecord } from '@praxiskit/record-model/client';
import type { ConflictProps } from '@praxiskit/record-model/react';
import { relationOf } from '../field/control-of.ts';
import { shownText } from '../field/shown-text.ts';
import { recordLabel } from '../relation/record-label.ts';

/** The fields of a conflict with formatted values; related records are shown by their names. */
export function readableConflict(record: ModelRecord, conflict: ConflictProps): ConflictProps {
  return {
    ...conflict,
    fields: conflict.fields.map(({ name, mine, theirs, ...field }) => ({
      ...field,
      name,
      mine: readableValue(record, name, mine),
      theirs: readableValue(record, name, theirs),
    })),
  };
}

/** A column's value as text; a related record by its name. */
export function readableValue(record: ModelRecord, name: string, value: unknown): string {
  const relation = relationOf(record.view.definition, name);
  const related = relation === undefined ? undefined : record.related(relation);
  // The client has the other record if the choice offered it.
  const view = related && 'view' in related ? related.view : undefined;
  const other = value === null ? undefined : view?.peek(String(value));
  return other ? recordLabel(other) : shownText(record, name, value);
}
