import { isEdited, readEdge } from './store/read.ts';
import { Row, type Table } from './store/row.ts';
import { dueEdits } from './store/state.ts';

export interface Plan {
  /** New rows, parents first, including the requested one if it is new. */
  readonly creates: readonly Row[];
  /** New rows in a circle: created without an edge, and changed when the other end has an id. */
  readonly deferred: readonly Row[];
  /** Stored parents with edits: saved first, but not required by other rows. */
  readonly changed: readonly Row[];
}

export function planCommit(row: Row, tables: ReadonlyMap<string, Table>): Plan {
  const rows = withRequiredRows(row);
  const creates: Row[] = [];
  const deferred: Row[] = [];
  const waiting = new Set([...rows].filter(({ isNew }) => isNew));
  while (waiting.size > 0) {
    const isFree = (at: Row, requiredOnly: boolean) =>
      !newParents(at).some(
        ([slot, parent]) => waiting.has(parent) && (!requiredOnly || isRequired(at, slot)),
      );
    const all = [...waiting];
    const free = all.find((at) => isFree(at, false));
    // A circle: it is opened at an edge that may be missing temporarily.
    const next = free ?? all.find((at) => isFree(at, true)) ?? all[0];
    if (next === undefined) break;
    if (free === undefined) deferred.push(next);
    waiting.delete(next);
    creates.push(next);
  }
  const changed = [...rows].flatMap((at) => storedParents(at, tables));
  return { creates, deferred, changed: [...new Set(changed)].filter((at) => at !== row) };
}

/** The row, and the new rows that it needs. */
function withRequiredRows(row: Row, found = new Set<Row>()): Set<Row> {
  if (found.has(row)) return found;
  found.add(row);
  for (const [, parent] of newParents(row)) withRequiredRows(parent, found);
  return found;
}

function newParents(row: Row): [slot: string, parent: Row][] {
  const { inFlight, edges } = row.draft ?? {};
  // A foreign key that a link decides is sent with a new row, and later by the link.
  const slots = new Set([
    ...dueEdits(row).keys(),
    ...(inFlight?.keys() ?? []),
    ...(row.isNew ? (edges?.keys() ?? []) : []),
  ]);
  return [...slots].flatMap((slot): [string, Row][] => {
    const value = readEdge(row, slot);
    return value instanceof Row && value.isNew && !value.isDeleted ? [[slot, value]] : [];
  });
}

const isRequired = ({ table }: Row, slot: string) =>
  table.shape.definition.columns[slot]?.allowNull === false;

function storedParents(row: Row, tables: ReadonlyMap<string, Table>): Row[] {
  const { keys, definition } = row.table.shape;
  return [...keys].flatMap(([slot, names]) => {
    const value = readEdge(row, slot);
    const target = tables.get(definition.relations[names[0] ?? '']?.view ?? '');
    const parent = value instanceof Row ? value : target?.rows.get(String(value));
    return parent !== undefined && !parent.isNew && isEdited(parent) ? [parent] : [];
  });
}
