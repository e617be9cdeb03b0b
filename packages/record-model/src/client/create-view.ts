import type { Page, RecordOf, View } from '../api/model.ts';
import type { Query, RequestOptions } from '../api/query.ts';
import { columnLabel } from '../definition/labels.ts';
import { RecordError } from '../error.ts';
import { recordOf } from '../handle/record.ts';
import { createLists } from '../queries/lists.ts';
import type { AnsweredPage } from '../queries/live-list.ts';
import { Row, type Table } from '../store/row.ts';
import type { Values } from '../values/values.ts';
import type { ClientEngine } from './create-engine.ts';

/** Reads rows of a view. `prepare` loads the definitions that an include needs. */
export function createReader(
  engine: ClientEngine,
  table: Table,
  prepare: (include: string) => Promise<unknown>,
) {
  const base = `/${encodeURIComponent(table.name)}/`;

  async function request(path: string, query: object, options: RequestOptions = {}) {
    const { include } = query as Query;
    if (include !== undefined) await prepare(String(include));
    const isSensitive = table.shape.definition.sensitive === true && path === '';
    const answer = isSensitive
      ? await engine.session.send(`${base}query`, { ...options, ...inBody(query) })
      : await engine.session.send(`${base}${path}${search(query)}`, options);
    // The answer may contain a record that is being created, before its own answer arrives.
    await engine.outbox.created(table);
    return answer;
  }

  return {
    async page(query: Query, options?: RequestOptions): Promise<AnsweredPage> {
      const { body, headers, stamp } = await request('', query, options);
      const rows = engine.changes.batch(() =>
        (body as Values[]).flatMap((row) => engine.adopt(table, row, stamp) ?? []),
      );
      return { rows, next: nextCursor(headers.get('link')), stamp };
    },
    async get(id: string, query: object, options?: RequestOptions): Promise<Row> {
      const { body, stamp } = await request(encodeURIComponent(id), query, options);
      const row = engine.adopt(table, body as Values, stamp);
      if (row === null) throw new RecordError('NOT_FOUND', 'The record is deleted');
      return row;
    },
    async count(query: object, options?: RequestOptions): Promise<number> {
      const { body } = await request('', { ...query, count: 'true' }, options);
      return (body as { count: number }).count;
    },
  };
}

export function createView(
  engine: ClientEngine,
  table: Table,
  locale: View['locale'],
  reader: ReturnType<typeof createReader>,
): View {
  const { shape, name } = table;
  const show = (row: Row) => recordOf(row) as RecordOf<Values>;
  const list = createLists({ ...engine, table, load: (query) => reader.page(query) });

  async function page(query: Query = {}, options?: RequestOptions): Promise<Page> {
    const { rows, next } = await reader.page(query, options);
    return { records: rows.map(show), next };
  }

  return {
    name,
    definition: shape.definition,
    locale,
    page,
    list: (query = {}) => list(query),
    adoptList(query, rows, next = null) {
      const adopted = rows.flatMap((row) => engine.adopt(table, row) ?? []);
      return list(query, { rows: adopted, next });
    },
    find: async (query, options) => (await page(query, options)).records,
    get: async (id, query = {}, options) => show(await reader.get(id, query, options)),
    count: ({ filter } = {}, options) => reader.count({ filter }, options),
    create: (values = {}) =>
      engine.operations.group(() => {
        const record = show(engine.create(table, {}));
        record.assign(values);
        return record;
      }, false),
    adopt(row) {
      const adopted = engine.adopt(table, row);
      if (adopted !== null) return show(adopted);
      const gone = new Row(table, String(row[shape.definition.primaryKey]), row, false, 0);
      gone.isDeleted = true;
      return show(gone);
    },
    forget(id) {
      const row = table.rows.get(id);
      if (row !== undefined && !row.isDeleted) engine.removed(row);
    },
    peek(id) {
      const row = table.rows.get(id);
      return row && show(row);
    },
    label: (column) => columnLabel(column, shape.column(column)),
  };
}

function inBody(query: object) {
  const entries = Object.entries(query).map(([name, value]) => [
    name,
    Array.isArray(value) ? String(value) : value,
  ]);
  return { method: 'POST', isRead: true, body: Object.fromEntries(entries) } as const;
}

function search(query: object): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    parameters.set(name, name === 'filter' ? JSON.stringify(value) : String(value));
  }
  const text = parameters.toString();
  return text && `?${text}`;
}

function nextCursor(link: string | null): string | null {
  const url = /<([^>]+)>;\s*rel="next"/.exec(link ?? '')?.[1];
  return url === undefined ? null : new URL(url, 'http://x').searchParams.get('after');
}
