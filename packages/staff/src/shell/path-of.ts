import type { ModelRecord } from '@praxiskit/record-model/client';
import { staffPaths } from '../paths.ts';

/** A draft is edited where its record is; without an id the list of the room is all that an address names. */
const paths: Readonly<Record<string, string>> = {
  requests: staffPaths.requests,
  treatments: staffPaths.treatment,
  concerns: staffPaths.concerns,
  prices: staffPaths.prices,
  pages: staffPaths.page,
  practice: staffPaths.practice,
};

/** The id of the record that a room lists: of a draft the one that it is of. */
export function recordOf(record: ModelRecord): string {
  const { id, draft_of_id: of } = record.base() as Readonly<Record<string, unknown>>;
  return String(of ?? id);
}

/** The room in which a record is edited; null where there is none. */
export function pathOf(record: ModelRecord): string | null {
  return paths[record.view.name]?.replace(':id', recordOf(record)) ?? null;
}
