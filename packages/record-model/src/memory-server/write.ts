import { defaultValue } from '../values/defaults.ts';
import { isSameValue } from '../values/equal.ts';
import type { Values } from '../values/values.ts';
import { ensureReferences, ensureValid, readBody } from './body.ts';
import { Problem } from './problem.ts';
import { etagOf, requireRow, shown, type Table, type Tables } from './tables.ts';

export function createRecord(tables: Tables, table: Table, body: unknown): Response {
  const { name, columns, primaryKey } = table.definition;
  const defaults: Values = {};
  for (const column of table.names) {
    const spec = columns[column];
    if (spec?.default !== undefined) defaults[column] = defaultValue(spec, Date.now());
  }
  const given = readBody(body, defaults, table, tables, true);
  ensureReferences(given, {}, table, tables);
  const values: Values = { ...defaults, ...given };
  for (const column of table.names) {
    // null for a column that may not be null means 'not given'.
    const isUngiven = (values[column] ?? null) === null && columns[column]?.allowNull === false;
    values[column] = isUngiven ? (defaults[column] ?? null) : (values[column] ?? null);
  }
  ensureValid(values, table, tables);
  const now = new Date().toISOString();
  const row: Values = { ...values, [primaryKey]: nextId(tables, table), version: 1 };
  for (const column of ['created_at', 'updated_at']) {
    if (columns[column]?.readOnly === true) row[column] = now;
  }
  tables.rows[name]?.push(row);
  const headers = { etag: etagOf(row), location: `/api/${name}/${String(row[primaryKey])}` };
  return Response.json(shown(table, row), { status: 201, headers });
}

/** Ids are counted, so that a test can predict them. */
function nextId(tables: Tables, { definition, key }: Table): unknown {
  const { name, primaryKey } = definition;
  const taken = new Set(tables.deleted.get(name));
  for (const row of tables.rows[name] ?? []) taken.add(row[primaryKey]);
  for (let number = 1; ; number += 1) {
    const uuid = `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
    const id = { UUID: uuid, INTEGER: number, BIGINT: String(number) }[key.type as 'UUID'];
    if (!taken.has(id ?? `id-${number}`)) return id ?? `id-${number}`;
  }
}

export function updateRecord(
  tables: Tables,
  table: Table,
  id: string,
  body: unknown,
  ifMatch: string | null,
): Response {
  const row = requireRow(tables, table, id);
  ensureVersion(table, row, ifMatch);
  const changes = readBody(body, row, table, tables);
  ensureReferences(changes, row, table, tables);
  const isChanged = Object.entries(changes).some(
    ([name, value]) => !isSameValue(row[name] ?? null, value),
  );
  if (isChanged) {
    ensureValid({ ...shown(table, row), ...changes }, table, tables);
    Object.assign(row, changes, { version: Number(row.version) + 1 });
    const isStamped = table.definition.columns.updated_at?.readOnly === true;
    if (isStamped) row.updated_at = new Date().toISOString();
  }
  return Response.json(shown(table, row), { headers: { etag: etagOf(row) } });
}

export function removeRecord(
  tables: Tables,
  table: Table,
  id: string,
  ifMatch: string | null,
): Response {
  const row = requireRow(tables, table, id);
  ensureVersion(table, row, ifMatch);
  const { name, primaryKey } = table.definition;
  tables.deleted.set(name, new Set(tables.deleted.get(name)).add(row[primaryKey]));
  tables.rows[name] = (tables.rows[name] ?? []).filter((other) => other !== row);
  return new Response(null, { status: 204 });
}

function ensureVersion(table: Table, row: Values, ifMatch: string | null): void {
  if (ifMatch === null) throw new Problem('PRECONDITION_REQUIRED');
  const tags = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (tags.includes('*') || tags.includes(etagOf(row))) return;
  throw new Problem('VERSION_STALE', shown(table, row));
}
