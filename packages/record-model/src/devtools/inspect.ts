import type { SaveState } from '../api/change.ts';
import type { RecordClient } from '../api/client.ts';
import { type ClientInternals, internalsOf } from '../client/internals.ts';
import type { Group } from '../operations/history.ts';
import type { Operation } from '../operations/operation.ts';
import { readEdge, refOf } from '../store/read.ts';
import { Row, type Table } from '../store/row.ts';
import { saveStateOf } from '../store/state.ts';

/** One column in its layers: the value is the first existing one of local, in flight and server. */
interface InspectedField {
  readonly name: string;
  readonly value: string;
  readonly server: string;
  /** The value of the request in progress; undefined without one. */
  readonly inFlight: string | undefined;
  /** The edited value; undefined without an edit. */
  readonly local: string | undefined;
}

export interface InspectedRecord {
  readonly view: string;
  readonly key: string;
  readonly state: SaveState;
  readonly isNew: boolean;
  readonly version: string;
  readonly fields: readonly InspectedField[];
  /** Links that are not sent yet: `+ tags t1`. */
  readonly links: readonly string[];
  /** The outbox's state for it: why it is due, and the number of tries; null if nothing is due. */
  readonly outbox: string | null;
}

export interface Inspection {
  readonly records: readonly InspectedRecord[];
  /** Changes that can be undone, the newest first: `set prices 1 amount: 30 → 40`. */
  readonly done: readonly string[];
  /** Changes that can be redone, the next one first. */
  readonly undone: readonly string[];
}

/** @throws TypeError for a client that was not made by `createRecordClient` */
export function inspectClient(client: RecordClient): Inspection {
  const internals = internalsOf(client);
  const { tables } = internals.engine;
  return {
    records: [...tables.values()].flatMap((table) =>
      rowsOf(internals, table).map((row) => inspectRow(row)),
    ),
    done: internals.history.done.map(writeGroup).reverse(),
    undone: internals.history.undone.map(writeGroup).reverse(),
  };
}

/** Called soon after each change; returns a function that unsubscribes. */
export function watchClient(client: RecordClient, listener: () => void): () => void {
  const internals = internalsOf(client);
  const tables = new Set<Table>();
  let isDue = false;
  const soon = () => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      listener();
    });
  };
  const removeHooks = internals.addHooks({
    defined(table) {
      tables.add(table);
      table.watchers.add(soon);
      soon();
    },
    cleared: soon,
  });
  const unsubscribe = client.history.subscribe(soon);
  return () => {
    removeHooks();
    unsubscribe();
    for (const table of tables) table.watchers.delete(soon);
  };
}

/** Stored rows, and new ones with edits. */
function rowsOf({ engine }: ClientInternals, table: Table): Row[] {
  const created = [...engine.unsaved].filter((row) => row.isNew && row.table === table);
  return [...table.rows.values(), ...created];
}

function inspectRow(row: Row): InspectedRecord {
  const { table, draft, server } = row;
  const layer = (edits: ReadonlyMap<string, unknown> | null | undefined, name: string) =>
    edits?.has(name) === true ? write(edits.get(name)) : undefined;
  const save = draft?.save ?? null;
  return {
    view: table.name,
    key: row.key,
    state: saveStateOf(row),
    isNew: row.isNew,
    version: String(server.version ?? ''),
    fields: table.shape.stored.map((name) => ({
      name,
      value: write(readEdge(row, name)),
      server: write(server[name] ?? null),
      inFlight: layer(draft?.inFlight, name),
      local: layer(draft?.local, name),
    })),
    links: (draft?.links ?? []).map(
      ({ name, child, wanted }) => `${wanted ? '+' : '−'} ${name} ${refOf(child)}`,
    ),
    outbox: save?.waiting || save?.post ? `${save.cause}, ${save.retries + 1}` : null,
  };
}

function writeGroup(group: Group): string {
  const operations = 'kind' in group ? [group] : group;
  return operations.map(writeOperation).join('; ');
}

function writeOperation(operation: Operation): string {
  const { row } = operation;
  const of = `${row.table.name} ${refOf(row)}`;
  switch (operation.kind) {
    case 'exist':
      return `${operation.after ? 'create' : 'delete'} ${of}`;
    case 'set':
      return `set ${of} ${operation.name}: ${write(operation.before)} → ${write(operation.after)}`;
    case 'pair':
      return `${operation.after ? 'link' : 'unlink'} ${of} ${operation.name} ${refOf(operation.child)}`;
    case 'edge': {
      const { after } = operation;
      const to = after.kind === 'link' ? (after.wanted ? after.owner : null) : after.value;
      return `set ${of} ${operation.name}: ${write(to)}`;
    }
  }
}

const write = (value: unknown): string =>
  value instanceof Row ? refOf(value) : (JSON.stringify(value) ?? '');
