import type { ModelRecord } from '@praxiskit/record-model/client';

const columns = [
  'patient_id',
  'author_id',
  'reference',
  'circle',
  'locale',
  'subject',
  'body',
  'corrects_id',
] as const;

/** What another draft begins with in place of this one, with edits that were not saved. Only what this user may write. */
export const valuesOfDraft = (
  letter: ModelRecord,
): Partial<Record<(typeof columns)[number], unknown>> =>
  Object.fromEntries(
    columns.flatMap((name) => {
      const column = letter.view.definition.columns[name];
      const value = column && !column.readOnly ? letter.get(name) : null;
      return value === null ? [] : [[name, value]];
    }),
  );
