import type { ModelRecord } from '@praxiskit/record-model/client';

/** The name of a record in a heading, which is never empty: a name is, for a while, while it is changed. */
export const headingOf = (
  edited: ModelRecord,
  record: ModelRecord,
  column: string,
  unnamed: string,
): string =>
  [edited.get(column), record.base()[column]]
    .map((name) => String(name ?? '').trim())
    .find(Boolean) ?? unnamed;
