import { createUuid } from '../values/create-uuid.ts';
import { isSameValue } from '../values/equal.ts';
import type { Values } from '../values/values.ts';

/**
 * A `fetch` that sends nothing: what is saved stays in the memory of the page. For playgrounds and
 * previews. As a server it gives each record an `id`, a version and an ETag, and refuses stale writes; it
 * knows no definitions, so no rules, no permissions, and no query but `count`: a list is all records.
 * The fetch rejects with the signal's reason where it is aborted, and with a SyntaxError for a body
 * that is not JSON.
 */
export function createLocalFetch(): typeof globalThis.fetch {
  /** Rows by id, by the path of their list: `/api/profiles/`. */
  const lists = new Map<string, Map<string, Values>>();

  function answer(method: string, url: URL, ifMatch: string | null, body: Values): Response {
    const [, path = '', name = ''] = /^(.*\/)(.*)$/.exec(url.pathname) ?? [];
    const rows = lists.get(path) ?? new Map<string, Values>();
    lists.set(path, rows);
    if (name === '' && method === 'GET') return answerList(rows, url.searchParams);
    if (name === '' && method === 'POST') return create(rows, path, body);
    const id = decodeURIComponent(name);
    const row = rows.get(id);
    if (row === undefined) return refuse(404, 'NOT_FOUND');
    if (method === 'GET') return answerRow(row);
    if (method === 'PUT' && ifMatch === null) return refuse(428, 'PRECONDITION_REQUIRED');
    if (ifMatch !== null && ifMatch !== etagOf(row)) return refuse(412, 'VERSION_STALE', row);
    if (method === 'PUT') return update(rows, row, body);
    if (method !== 'DELETE') return refuse(404, 'NOT_FOUND');
    rows.delete(id);
    return new Response(null, { status: 204 });
  }

  return async (input, init) => {
    const isRequest = input instanceof Request;
    const request = new Request(isRequest ? input : new URL(input, 'http://local'), init);
    request.signal.throwIfAborted();
    const text = await request.text();
    const body = (text === '' ? {} : JSON.parse(text)) as Values;
    return answer(request.method, new URL(request.url), request.headers.get('if-match'), body);
  };
}

function answerList(rows: Map<string, Values>, query: URLSearchParams): Response {
  // Records that a filter should have left out would be a wrong answer.
  if (query.has('filter') || query.has('include')) return refuse(400, 'QUERY_INVALID');
  return Response.json(query.has('count') ? { count: rows.size } : [...rows.values()]);
}

function create(rows: Map<string, Values>, path: string, body: Values): Response {
  const id = String(body.id ?? createUuid());
  const known = rows.get(id);
  if (known !== undefined) return answerRow(known);
  const row = { ...body, id, version: 1 };
  rows.set(id, row);
  return answerRow(row, { status: 201, headers: { location: `${path}${encodeURIComponent(id)}` } });
}

function update(rows: Map<string, Values>, row: Values, body: Values): Response {
  const changed = { ...row, ...body, id: row.id, version: row.version };
  if (isSameValue(changed, row)) return answerRow(row);
  const saved = { ...changed, version: Number(row.version) + 1 };
  rows.set(String(row.id), saved);
  return answerRow(saved);
}

const etagOf = (row: Values) => `"${String(row.version)}"`;

const answerRow = (row: Values, { status = 200, headers = {} } = {}) =>
  Response.json(row, { status, headers: { ...headers, etag: etagOf(row) } });

const refuse = (statusCode: number, code: string, details?: Values) =>
  Response.json({ statusCode, code, message: code, details }, { status: statusCode });
