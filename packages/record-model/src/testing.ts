import type { Definition } from './definition/definition.ts';
import type { Values } from './record/types.ts';
import { compileRules } from './rules/compile.ts';
import { isSameValue } from './values/equal.ts';

export interface TestRequest {
  readonly method: string;
  /** With the query, without the host. */
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
}

export interface TestServer {
  readonly fetch: typeof globalThis.fetch;
  /** Every request so far, the newest last. */
  readonly requests: TestRequest[];
  /** The rows by view; the test's to change. */
  readonly rows: Record<string, Values[]>;
  /** The next request is answered by this instead; a function may wait or throw. */
  answerNext(answer: () => Response | Promise<Response>): void;
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers });

const problem = (statusCode: number, code: string, details?: unknown) =>
  json({ statusCode, code, message: code, details }, statusCode);

const etag = (row: Values) => ({ etag: `"${String(row.version)}"` });

/** The wire format in memory, for unit tests and stories: filters by equality, one level of include. */
export function createTestServer(
  definitions: readonly Definition[],
  initial: Readonly<Record<string, readonly Values[]>> = {},
): TestServer {
  const byName = new Map(definitions.map((definition) => [definition.name, definition]));
  const rows: Record<string, Values[]> = {};
  for (const { name } of definitions) {
    rows[name] = (initial[name] ?? []).map((row) => ({ version: 1, ...row }));
  }
  const requests: TestRequest[] = [];
  const replays = new Map<
    string,
    { status: number; body: unknown; headers: Record<string, string> }
  >();
  const answers: (() => Response | Promise<Response>)[] = [];
  let made = 0;

  const rowsOf = (view: string) => rows[view] ?? [];

  function include(definition: Definition, row: Values, names: readonly string[]): Values {
    const shown = { ...row };
    for (const name of names) {
      const relation = definition.relations[name];
      if (relation === undefined) continue;
      const { type, view, foreignKey = '' } = relation;
      const others = rowsOf(view);
      const theirKey = byName.get(view)?.primaryKey ?? 'id';
      if (type === 'belongsTo') {
        shown[name] = others.find((other) => other[theirKey] === row[foreignKey]) ?? null;
      } else {
        const found = others.filter((other) => other[foreignKey] === row[definition.primaryKey]);
        shown[name] = type === 'hasOne' ? (found[0] ?? null) : found;
      }
    }
    return shown;
  }

  function list(definition: Definition, query: URLSearchParams): Response {
    const filter: Values = JSON.parse(query.get('filter') ?? '{}');
    const found = rowsOf(definition.name).filter((row) =>
      Object.entries(filter).every(([name, value]) => isSameValue(row[name] ?? null, value)),
    );
    if (query.has('count')) return json({ count: found.length });
    const [sort = ''] = (query.get('sort') ?? '').split(',');
    const field = sort.replace(/^-/, '');
    const order = sort.startsWith('-') ? -1 : 1;
    const sorted =
      field === '' ? found : found.toSorted((a, b) => order * compare(a[field], b[field]));
    const offset = Number(query.get('after') ?? query.get('offset') ?? 0);
    const limit = Number(query.get('limit') ?? 50);
    const names = (query.get('include') ?? '').split(',');
    const page = sorted.slice(offset, offset + limit);
    const hasMore = sorted.length > offset + limit;
    const link = `</api/${definition.name}/?after=${offset + limit}>; rel="next"`;
    return json(
      page.map((row) => include(definition, row, names)),
      200,
      hasMore ? { link } : {},
    );
  }

  function create(definition: Definition, body: Values, key: string | null): Response {
    const known = key === null ? undefined : replays.get(key);
    if (known !== undefined) return json(known.body, known.status, known.headers);
    const failures = compileRules(definition).check(body);
    if (Object.keys(failures).length > 0) return problem(422, 'VALIDATION_FAILED', failures);
    made += 1;
    const row = { ...body, [definition.primaryKey]: `id-${made}`, version: 1 };
    rowsOf(definition.name).push(row);
    const headers = { ...etag(row), location: `/api/${definition.name}/id-${made}` };
    if (key !== null) replays.set(key, { status: 201, body: { ...row }, headers });
    return json(row, 201, headers);
  }

  function update(
    definition: Definition,
    row: Values,
    body: Values,
    ifMatch: string | null,
  ): Response {
    if (ifMatch === null) return problem(428, 'PRECONDITION_REQUIRED');
    if (ifMatch !== etag(row).etag) return problem(412, 'VERSION_STALE', row);
    const failures = compileRules(definition).check({ ...row, ...body });
    if (Object.keys(failures).length > 0) return problem(422, 'VALIDATION_FAILED', failures);
    for (const [name, column] of Object.entries(definition.columns)) {
      if (column.readOnly !== true && name in body) row[name] = body[name];
    }
    row.version = Number(row.version) + 1;
    return json(row, 200, etag(row));
  }

  function answer({ method, path, headers, body }: TestRequest): Response {
    const url = new URL(path, 'http://test');
    const [, , view = '', id, association] = url.pathname.split('/');
    const values = (body ?? {}) as Values;
    if (view === 'model') {
      const definition = byName.get(id ?? '');
      return definition === undefined ? problem(404, 'NOT_FOUND') : json(definition);
    }
    const definition = byName.get(view);
    if (definition === undefined) return problem(404, 'NOT_FOUND');
    const key = headers.get('idempotency-key');
    if (id === undefined || id === '') {
      return method === 'POST'
        ? create(definition, values, key)
        : list(definition, url.searchParams);
    }
    const row = rowsOf(view).find((each) => each[definition.primaryKey] === decodeURIComponent(id));
    if (row === undefined) return problem(404, 'NOT_FOUND');
    if (association !== undefined && association !== '') {
      return method === 'POST' ? json(body, 201) : new Response(null, { status: 204 });
    }
    if (method === 'PUT') return update(definition, row, values, headers.get('if-match'));
    if (method === 'DELETE') {
      rows[view] = rowsOf(view).filter((each) => each !== row);
      return new Response(null, { status: 204 });
    }
    const names = (url.searchParams.get('include') ?? '').split(',');
    return json(include(definition, row, names), 200, etag(row));
  }

  return {
    requests,
    rows,
    answerNext: (next) => void answers.push(next),
    async fetch(input, init = {}) {
      const request: TestRequest = {
        method: init.method ?? 'GET',
        path: String(input).replace(/^https?:\/\/[^/]+/, ''),
        headers: new Headers(init.headers),
        body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
      };
      requests.push(request);
      return answers.shift()?.() ?? answer(request);
    },
  };
}

const compare = (a: unknown, b: unknown): number => {
  if (a === b) return 0;
  return (a as string) < (b as string) ? -1 : 1;
};
