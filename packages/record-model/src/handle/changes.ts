import type { Change } from '../api/change.ts';
import type { Edges } from '../edges/edges.ts';
import { editedNames, read } from '../store/read.ts';
import { Row } from '../store/row.ts';
import { recordOf } from './record.ts';

/** The dirty fields, and the relations whose links are not saved. */
export function changesOf(edges: Edges, row: Row): Record<string, Change> {
  const changes: Record<string, Change> = {};
  for (const name of editedNames(row)) {
    changes[name] = { old: row.server[name] ?? null, value: read(row, name) };
  }
  const links = row.draft?.links ?? [];
  for (const name of new Set(links.map((link) => link.name))) {
    const own = links.filter((link) => link.name === name);
    const related = edges.related(row, name) ?? [];
    const now = related instanceof Row ? [related] : related;
    const added = own.filter(({ wanted }) => wanted).map(({ child }) => child);
    const removed = own.filter(({ wanted }) => !wanted).map(({ child }) => child);
    const old = [...now.filter((child) => !added.includes(child)), ...removed];
    changes[name] = { old: old.map(recordOf), value: now.map(recordOf) };
  }
  return changes;
}
