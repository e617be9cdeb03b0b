import type { ModelRecord } from '@praxiskit/record-model/client';

/** What a record is called: a name that is being written anew is empty for a while, and a heading never is. */
export const headingOf = (
  edited: ModelRecord,
  record: ModelRecord,
  column: string,
  unnamed: string,
): string =>
  [edited.get(column), record.base()[column]]
    .map((name) => String(name ?? '').trim())
    .find(Boolean) ?? unnamed;
