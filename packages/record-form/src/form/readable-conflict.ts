import type { ModelRecord } from '@praxiskit/record-model/client';
import type { ConflictProps } from '@praxiskit/record-model/react';
import { relationOf } from '../field/control-of.ts';
import { shownText } from '../field/shown-text.ts';
import { recordLabel } from '../relation/record-label.ts';

/** The question of a conflict with its values as a reader writes them, and related records by their names. */
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

/** A column's value in words, and a related record by its name. */
export function readableValue(record: ModelRecord, name: string, value: unknown): string {
  const relation = relationOf(record.view.definition, name);
  const related = relation === undefined ? undefined : record.related(relation);
  // The client knows the other record where it was offered in the choice.
  const view = related && 'view' in related ? related.view : undefined;
  const other = value === null ? undefined : view?.peek(String(value));
  return other ? recordLabel(other) : shownText(record, name, value);
}
