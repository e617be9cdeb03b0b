import type { ClientEngine } from '../client/create-engine.ts';
import { saveOf } from '../outbox/context.ts';
import { mergeEdits } from '../store/read.ts';
import { draftOf, type Edits, Row } from '../store/row.ts';
import type { Values } from '../values/values.ts';
import type { KeptLink, OfflineEntry } from './entry.ts';
import type { EntryStore } from './entry-store.ts';

/** Rows by the names of their entries. */
export type KeptRows = ReadonlyMap<string, Row>;

/** The row of an entry, without its edits; null if its view is not loaded or it is deleted here. */
export function findRow(engine: ClientEngine, name: string, entry: OfflineEntry): Row | null {
  const table = engine.tables.get(entry.view);
  if (table === undefined) return null;
  const base = columnsOf(entry.base, table.shape.definition.columns);
  if (entry.id === null) return new Row(table, `kept ${name}`, base, true, engine.session.stamp());
  const known = table.rows.get(entry.id);
  // A save of a part would empty the rest.
  if (known || (entry.isPartial && !entry.isGone)) return known ?? null;
  // Stamped as older than all requests of this page.
  return engine.adopt(table, base, 0);
}

const columnsOf = (values: Values, columns: object): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(columns, name)));

/**
 * Restores the edits, based on the server's current values. Returns the names of fields that no
 * longer exist.
 */
export function restoreEdits(
  engine: ClientEngine,
  row: Row,
  entry: OfflineEntry,
  rows: KeptRows,
): string[] {
  const { columns } = row.table.shape.definition;
  const has = ([name]: readonly [string, ...unknown[]]) => Object.hasOwn(columns, name);
  const edits: Edits = new Map(
    entry.edits
      // Values that this page is sending count like values that it has not sent yet.
      .filter((edit) => has(edit) && !row.draft?.inFlight?.has(edit[0]))
      .map(([name, value, at]) => [name, at === undefined ? value : (rows.get(at) ?? null)]),
  );
  const { server } = row;
  const isNewer = !row.isNew && Number(server.version) > Number(entry.base.version);
  engine.edges.change(row, row.table.shape.names, () => {
    const draft = draftOf(row);
    if (isNewer) row.server = { ...server, ...columnsOf(entry.base, columns) };
    draft.local = mergeEdits(edits, draft.local);
    if (draft.local.size === 0) draft.local = null;
    if (entry.isGone) draft.isGone = true;
    if (entry.conflicts) draft.conflicts = { ...entry.conflicts, ...draft.conflicts };
    for (const [name, sent] of entry.unsure) {
      // A link may have sent a key that is read-only.
      if (!row.table.shape.writable.includes(name)) continue;
      draft.unsure = new Map(draft.unsure);
      draft.unsure.set(name, [...(draft.unsure.get(name) ?? []), ...sent]);
    }
    // The closed page's request may have arrived.
    if (entry.removal) {
      const { isOvertaken = false, isOwn = false, isRaised, ...kept } = entry.removal;
      if (isRaised) draft.unsure ??= new Map();
      const removal = { isTakenBack: false, ...kept, isUnsure: true };
      const isToBeDeleted = !removal.isTakenBack;
      Object.assign(saveOf(row), { removal, isToBeDeleted, isOvertaken, isOwn });
    }
    if (entry.post !== null && row.isNew) {
      const { key, body, sent } = entry.post;
      saveOf(row).post = { key, body, sent: new Map(sent.map((name) => [name, body[name]])) };
    }
  });
  if (isNewer) engine.outbox.merge(row, server);
  engine.track(row);
  return entry.edits.filter((edit) => !has(edit)).map(([name]) => name);
}

/** Restores stored links, all or none; unknown children are read, deleted ones are left out. */
export async function restoreLinks(
  engine: ClientEngine,
  row: Row,
  entryStore: EntryStore,
  find: (link: KeptLink) => Promise<Row | null>,
  isOver: () => boolean,
): Promise<void> {
  const found: (readonly [KeptLink, Row | null])[] = [];
  for (const link of entryStore.linksOf(row)) found.push([link, await find(link)]);
  if (isOver()) return;
  entryStore.takeLinks(row);
  for (const [{ name, wanted }, child] of found) {
    if (!child || row.isDeleted) continue;
    const waiting = [row, child].filter(({ draft }) => draft?.save?.isToBeDeleted);
    engine.operations.link(row, name, child, wanted);
    // Restoring is no edit: a record that was to be deleted still is.
    for (const one of waiting) saveOf(one).isToBeDeleted = true;
  }
  // If the server already has them, nothing has changed.
  void entryStore.write(row);
}
