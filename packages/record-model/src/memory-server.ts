import type { Definition } from './definition/definition.ts';
import { unlessKnown } from './memory-server/etag.ts';
import { addLink, removeLink } from './memory-server/links.ts';
import { Problem } from './memory-server/problem.ts';
import { answerAssociated, answerList, answerRecord } from './memory-server/read.ts';
import { createReplay } from './memory-server/replay.ts';
import { createTables, type MemoryServerOptions, type Rows } from './memory-server/tables.ts';
import { createRecord, removeRecord, updateRecord } from './memory-server/write.ts';
import type { Values } from './values/values.ts';

export {
  draftTestColumns,
  publishedTestRow,
  type TestDraftsOptions,
  withTestDrafts,
} from './memory-server/drafts.ts';
export type { MemoryServerOptions };

export interface MemoryRequest {
  readonly method: string;
  /** With the query, without the host. */
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
}

export interface MemoryServer {
  /** Answers errors like the server, without rejecting; it rejects if the signal is aborted. */
  readonly fetch: typeof globalThis.fetch;
  /** Every request so far, the newest last. */
  readonly requests: MemoryRequest[];
  /**
   * The rows by view, which the test may change. By `through`: pairs `{ [view]: id, [other view]:
   * id }`.
   */
  readonly rows: Rows;
  /** Replaces the answer of the next request; a function may wait or throw. */
  answerNext(answer: () => Response | Promise<Response>): void;
}

/**
 * The wire format in memory, for tests, stories and playgrounds: the answers of
 * `@praxiskit/record-server` to a caller who may read and write everything in the definitions. It
 * has only the definitions: no permissions, no unique columns, no default order but the key.
 * @param initial rows by view; the version of a row is 1 by default
 * @throws RecordError RULE_INVALID for a rule of a definition
 */
export function createMemoryServer(
  definitions: readonly Definition[],
  initial: Readonly<Record<string, readonly Values[]>> = {},
  options: MemoryServerOptions = {},
): MemoryServer {
  const tables = createTables(definitions, initial, options);
  const once = createReplay();
  const storageKey = { id: randomHex(8), key: randomHex(32) };
  const requests: MemoryRequest[] = [];
  const answers: (() => Response | Promise<Response>)[] = [];

  function answer({ method, path, headers, body }: MemoryRequest): Response {
    const url = new URL(path, 'http://test');
    const parts = url.pathname.split('/').slice(2).map(decodeURIComponent);
    const [view = '', id = '', association = '', child = ''] = parts;
    if (view === 'user' && id === 'storage-keys') return Response.json({ keys: [storageKey] });
    if (view === 'model') return Response.json(tables.require(id).definition);
    const table = tables.require(view);
    const key = headers.get('idempotency-key');
    const ifMatch = headers.get('if-match');
    const kind = `${method} ${[view, id, association, child].filter((part) => part !== '').length}`;
    switch (kind) {
      case 'GET 1':
        return answerList(tables, table, url);
      case 'POST 1':
        return once(url.pathname, key, body, () => createRecord(tables, table, body));
      case 'GET 2':
        return answerRecord(tables, table, url, id);
      case 'POST 2':
        if (id !== 'query') throw new Problem('NOT_FOUND');
        return answerList(tables, table, withQuery(url, body));
      case 'PUT 2':
        return updateRecord(tables, table, id, body, ifMatch);
      case 'DELETE 2':
        return removeRecord(tables, table, id, ifMatch);
      case 'GET 3':
        return answerAssociated(tables, table, url, id, association);
      case 'POST 3':
        return once(url.pathname, key, body, () => addLink(tables, table, id, association, body));
      case 'DELETE 4':
        return removeLink(tables, table, id, association, child);
      default:
        throw new Problem('NOT_FOUND');
    }
  }

  return {
    requests,
    rows: tables.rows,
    answerNext: (next) => void answers.push(next),
    async fetch(input, init = {}) {
      init.signal?.throwIfAborted();
      const request: MemoryRequest = {
        method: init.method ?? 'GET',
        path: String(input).replace(/^https?:\/\/[^/]+/, ''),
        headers: new Headers(init.headers),
        body: parseJson(init.body),
      };
      requests.push(request);
      const next = answers.shift();
      if (next !== undefined) return next();
      try {
        ensureReadable(request);
        const { method, path, headers } = request;
        const answered = answer(request);
        return method === 'GET'
          ? unlessKnown(answered, path, headers.get('if-none-match'))
          : answered;
      } catch (problem) {
        if (problem instanceof Problem) return problem.toResponse();
        throw problem;
      }
    },
  };
}

/** A query in a body, as an address has it. */
function withQuery({ pathname }: URL, body: unknown): URL {
  const url = new URL(pathname, 'http://test');
  for (const [name, value] of Object.entries(body ?? {})) {
    url.searchParams.set(name, name === 'filter' ? JSON.stringify(value) : String(value));
  }
  return url;
}

/** The body's value; undefined if it is not JSON, null without a body. */
function parseJson(body: unknown): unknown {
  if (typeof body !== 'string') return null;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Throws BODY_INVALID, UNSUPPORTED_MEDIA_TYPE. */
function ensureReadable({ headers, body }: MemoryRequest): void {
  if (body === null) return;
  const type = headers.get('content-type') ?? 'text/plain';
  const isJson = type.startsWith('application/json');
  if (!isJson && !type.startsWith('text/plain')) throw new Problem('UNSUPPORTED_MEDIA_TYPE');
  if (!isJson || body === undefined) throw new Problem('BODY_INVALID');
}

const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
