import { type Candidate, matches } from '../filter/match.ts';
import type { Values } from '../values/values.ts';
import { listEtag } from './etag.ts';
import { compareRows, parseQuery, writeCursor } from './query.ts';
import { relatedRows, withIncludes } from './related.ts';
import { etagOf, findRow, requireRow, type Table, type Tables } from './tables.ts';

/** GET of a list; `within` narrows it to one record's association. */
export function answerList(
  tables: Tables,
  table: Table,
  url: URL,
  within = tables.rows[table.definition.name] ?? [],
): Response {
  const query = parseQuery(url.searchParams, table, tables);
  const found = within.filter(
    (row) => matches(query.filter, candidate(tables, table, row)) === true,
  );
  if (query.count === 'estimated') return Response.json({ count: found.length, estimated: true });
  if (query.count === 'exact') return Response.json({ count: found.length });
  const { order, after, offset, limit } = query;
  const sorted = found
    .sort((a, b) => compareRows(order, a, b))
    .filter((row) => after === null || compareRows(order, row, after) > 0);
  const page = sorted.slice(offset, offset + limit);
  const last = page.at(-1);
  const headers = new Headers();
  if (last !== undefined && sorted.length > offset + limit) {
    const next = new URLSearchParams(url.searchParams);
    next.delete('offset');
    next.set('after', writeCursor(order, last));
    headers.set('link', `<${url.pathname}?${next}>; rel="next"`);
  }
  const body = page.map((row) => withIncludes(tables, table, row, query.include, query.fields));
  headers.set('etag', listEtag(body));
  return Response.json(body, { headers });
}

export function answerRecord(tables: Tables, table: Table, url: URL, id: string): Response {
  const query = parseQuery(url.searchParams, table, tables);
  if (query.count !== 'no') {
    return Response.json({ count: findRow(tables, table, id) === undefined ? 0 : 1 });
  }
  const row = requireRow(tables, table, id);
  const headers = { etag: etagOf(row) };
  return Response.json(withIncludes(tables, table, row, query.include, query.fields), { headers });
}

/** An association is a list of records of the other view. */
export function answerAssociated(
  tables: Tables,
  table: Table,
  url: URL,
  id: string,
  association: string,
): Response {
  const { relations } = table.definition;
  const relation = Object.hasOwn(relations, association) ? relations[association] : undefined;
  const target = tables.require(relation?.view ?? '');
  parseQuery(url.searchParams, target, tables);
  const row = requireRow(tables, table, id);
  return answerList(tables, target, url, relatedRows(tables, table, association, row));
}

function candidate(tables: Tables, table: Table, row: Values): Candidate {
  const { columns, relations } = table.definition;
  return {
    typeOf: (column) => columns[column]?.type ?? 'STRING',
    get: (column) => row[column],
    // Not the server's own search, but a simple one: each word is a part of some text.
    search(text) {
      const texts = Object.values(row).filter((value) => typeof value === 'string');
      const words = text.toLowerCase().split(/\s+/);
      return words.every((word) => texts.some((one) => one.toLowerCase().includes(word)));
    },
    related(name) {
      const target = tables.require(relations[name]?.view ?? '');
      const rows = relatedRows(tables, table, name, row);
      return rows.map((other) => candidate(tables, target, other));
    },
  };
}
