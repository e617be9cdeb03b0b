import { defaultValue, isSameValue } from '@praxiskit/record-model';
import { v7 } from 'uuid';
import { RecordServerError } from '../error.ts';
import { matchesEtag } from '../etag.ts';
import type { Caller, Sight } from '../model/caller.ts';
import type { Row } from '../model/row.ts';
import type { ColumnPart } from '../model/structure.ts';
import type { RecordServerOptions, RecordWrite } from '../options.ts';
import { etagOf, findRow } from '../read/find.ts';
import { project } from '../read/rows.ts';
import { searchOf } from '../search.ts';
import { prepare } from '../transaction.ts';
import type { RowPermission } from '../view-access.ts';
import type { HookContext, ViewHooks } from '../view-hooks.ts';
import type { WriteAction } from '../write-action.ts';
import { assignChanges, lockRow, toEntityValue } from './record.ts';
import { ensureReferences } from './references.ts';
import { ensureBody, ensureValid, readBody } from './values.ts';

export type OnWrite = RecordServerOptions['onWrite'];

export async function notify(
  onWrite: OnWrite,
  sight: Pick<Sight, 'structure'>,
  caller: Caller,
  write: Pick<RecordWrite, 'action' | 'before' | 'after' | 'association' | 'reason'> & {
    version?: number;
  },
): Promise<void> {
  const { view, primaryKey, version } = sight.structure;
  const row = write.after ?? write.before ?? {};
  const named = {
    view: view.name,
    id: String(row[primaryKey.name]),
    version: Number(row[version.name]),
    viewer: caller.viewer,
  };
  await onWrite?.({ ...named, ...write }, caller.em());
}

/** Call it inside a transaction. Returns the whole new row. */
export async function createRecord(
  sight: Sight,
  caller: Caller,
  body: unknown,
  onWrite: OnWrite,
): Promise<Row> {
  if ((sight.access.create ?? false) === false) {
    throw new RecordServerError(caller.viewer === null ? 'UNAUTHENTICATED' : 'NOT_FOUND');
  }
  const values: Row = {};
  for (const [name, { column }] of sight.structure.columns) {
    if (column.default !== undefined) values[name] = defaultValue(column, Date.now());
  }
  const given = readBody(ensureBody(body), values, sight, caller, true);
  await ensureReferences(given, {}, sight, caller);
  Object.assign(values, given);
  dropUngiven(sight, values);
  const id = await insertRow(sight, caller, values);
  const row = await requirePermitted(sight, caller, id, sight.access.create);
  await notify(onWrite, sight, caller, { action: 'create', before: null, after: row });
  return row;
}

/** Runs hooks and rules, then inserts the row. Returns its key. */
export async function insertRow(sight: Sight, caller: Caller, values: Row): Promise<unknown> {
  const { view, columns, primaryKey } = sight.structure;
  await runHooks(view.hooks?.beforeCreate, values, contextOf('create', caller, null));
  ensureValid({ ...missing(sight, values), ...values }, sight, caller);
  if (primaryKey.column.type === 'UUID' && !isMade(primaryKey)) {
    values[primaryKey.name] ??= v7();
  }
  const data: Row = {};
  for (const [name, part] of columns) {
    if (name in values)
      data[part.property.name] = toEntityValue(part, values[name] ?? null, caller);
  }
  Object.assign(data, await searchOf(values, sight, caller));
  // `data` has only our own columns: a body is never given to the ORM.
  const entity = caller.em().create(view.entity, data as never) as Row;
  caller.em().persist(entity);
  await caller.em().flush();
  return entity[primaryKey.property.name];
}

/**
 * The steps of an update between the caller's values and the database: hooks, which may set more
 * columns, then rules. False if nothing differs.
 */
export async function changeRow(
  entity: object,
  before: Row,
  after: Row,
  sight: Sight,
  caller: Caller,
  action: WriteAction = 'update',
): Promise<boolean> {
  const context = contextOf(action, caller, before);
  await runHooks(sight.structure.view.hooks?.beforeUpdate, after, context);
  ensureValid(after, sight, caller);
  if (!assignChanges(entity, before, after, sight, caller)) return false;
  Object.assign(entity, await searchOf(after, sight, caller));
  return true;
}

export const contextOf = (
  action: WriteAction,
  caller: Caller,
  before: Row | null,
): HookContext => ({
  action,
  viewer: caller.viewer,
  locale: caller.locale,
  em: caller.em(),
  before,
  prepare: (key, work) => prepare(caller, key, work),
});

async function runHooks(
  hooks: ViewHooks['beforeUpdate'],
  values: Row,
  context: HookContext,
): Promise<void> {
  for (const hook of [hooks ?? []].flat()) await hook(values, context);
}

const isMade = ({ property }: ColumnPart): boolean =>
  property.onCreate !== undefined ||
  (property.default ?? undefined) !== undefined ||
  property.defaultRaw !== undefined;

/**
 * A null means 'not given' if the column may not be null and the entity or the database has a
 * default. Hooks see a plain default as if nothing had been given.
 */
function dropUngiven(sight: Sight, values: Row): void {
  for (const [name, part] of sight.structure.columns) {
    const { default: usual, allowNull } = part.column;
    if (values[name] !== null || allowNull || !isMade(part)) continue;
    if (usual === undefined) delete values[name];
    else values[name] = defaultValue(part.column, Date.now());
  }
}

/** Columns that the caller must give, as null, so that the rules report them. */
function missing(sight: Sight, values: Row): Row {
  const empty: Row = {};
  for (const [name, part] of sight.structure.columns) {
    if (!isMade(part) && !(name in values)) empty[name] = null;
  }
  return empty;
}

/** The changes of a body to a row, with the references that the caller may set. */
export async function readChanges(
  body: unknown,
  before: Row,
  sight: Sight,
  caller: Caller,
): Promise<Row> {
  const changes = readBody(ensureBody(body), before, sight, caller);
  await ensureReferences(changes, before, sight, caller);
  return changes;
}

/** Call it inside a transaction. Returns the whole updated row. */
export async function updateRecord(
  sight: Sight,
  caller: Caller,
  id: string,
  body: unknown,
  ifMatch: string | undefined,
  onWrite: OnWrite,
): Promise<Row> {
  const { entity, row: before } = await lockRow(sight, caller, id, sight.access.update);
  ensureVersion(sight, before, ifMatch);
  const changes = await readChanges(body, before, sight, caller);
  const after: Row = { ...before, ...changes };
  if (Object.keys(changes).every((name) => isSameValue(before[name] ?? null, changes[name]))) {
    return before;
  }
  if (!(await changeRow(entity, before, after, sight, caller))) return before;
  await caller.em().flush();
  const saved = await requireKept(sight, caller, before[sight.structure.primaryKey.name]);
  await notify(onWrite, sight, caller, { action: 'update', before, after: saved });
  return saved;
}

/** The row after an update. Throws NOT_FOUND if the caller may not leave it in this state. */
export function requireKept(sight: Sight, caller: Caller, id: unknown): Promise<Row> {
  const { update, updateTo = update } = sight.access;
  return requirePermitted(sight, caller, id, updateTo);
}

/** The written row, by its key; a hook may have made it invisible for the caller. */
export const requireWritten = (sight: Sight, caller: Caller, id: unknown): Promise<Row> =>
  requirePermitted(sight, caller, id, true);

/** By its key, in the transaction of the write; throwing undoes it. */
export async function requirePermitted(
  sight: Sight,
  caller: Caller,
  id: unknown,
  permission: RowPermission | undefined,
): Promise<Row> {
  const row = await findRow(sight, caller, String(id), permission ?? false);
  if (row === null) throw new RecordServerError('NOT_FOUND');
  return row;
}

/** @throws RecordServerError PRECONDITION_REQUIRED; VERSION_STALE, with the current record */
export function ensureVersion(sight: Sight, row: Row, ifMatch: string | undefined): void {
  if (ifMatch === undefined) throw new RecordServerError('PRECONDITION_REQUIRED');
  if (matchesEtag(ifMatch, etagOf(sight, row))) return;
  throw new RecordServerError('VERSION_STALE', { details: project(sight, row) });
}
