import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { translateDatabaseError } from './database-error.ts';
import { RecordServerError } from './error.ts';
import { recordServerMessages } from './messages.ts';
import type { Caller, CallerFactory, Sight } from './model/caller.ts';
import type { RecordServerOptions } from './options.ts';
import { associated, withIncludes } from './read/include.ts';
import { writeCursor } from './read/order.ts';
import { type ListQuery, parseListQuery } from './read/query.ts';
import { countRows, estimateRows, project, selectRows } from './read/rows.ts';
import { allOf, type Where } from './read/where.ts';
import { onceOnly } from './write/idempotency.ts';
import { changeLink, requireRelation } from './write/link.ts';
import { etagOf, findRow, requireRow } from './write/record.ts';
import { createRecord, inTransaction, removeRecord, updateRecord } from './write/write.ts';

interface Params {
  readonly view: string;
  readonly id: string;
  readonly association: string;
  readonly childId: string;
}

type Handler = (
  context: { caller: Caller; sight: Sight; params: Params },
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<unknown>;

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

/** The addresses of records, each with and without a slash at its end. */
export function addRoutes(
  app: FastifyInstance,
  options: RecordServerOptions,
  createCaller: CallerFactory,
): void {
  const prefix = options.prefix ?? '/api';
  const { onWrite } = options;

  function add(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, handle: Handler): void {
    const handler: RouteHandlerMethod = async (request, reply) => {
      const locale = options.locale(request);
      try {
        const viewer = options.viewer(request);
        const caller = createCaller(options.entityManager(request), viewer, locale);
        const params = request.params as Params;
        const sight = caller.require(params.view);
        // What depends on who asks is nobody else's to keep.
        if (viewer !== null) reply.header('cache-control', 'private, no-store');
        return await handle({ caller, sight, params }, request, reply);
      } catch (thrown) {
        const error = translateDatabaseError(thrown, method === 'GET');
        if (!(error instanceof RecordServerError)) throw error;
        if (error.code === 'UNAVAILABLE') reply.header('retry-after', 5);
        error.message = recordServerMessages[locale][error.code];
        throw error;
      }
    };
    const config = { access: 'record' as const };
    for (const url of [`${prefix}${path}`, `${prefix}${path}/`]) {
      app.route({ method, url, config, handler, bodyLimit: options.bodyLimit ?? 1024 * 1024 });
    }
  }

  async function answerList(
    caller: Caller,
    sight: Sight,
    query: ListQuery,
    more: Where,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<unknown> {
    const where = allOf([more, query.where]);
    if (query.count === 'estimated') {
      return { count: await estimateRows(sight, caller, where), estimated: true };
    }
    if (query.count === 'exact') return { count: await countRows(sight, caller, where) };
    const { order, limit, offset } = query;
    const page = { where: allOf([where, query.after]), order, offset };
    // One row more than asked for tells whether there is a next page.
    const rows = await selectRows(sight, caller, { ...page, limit: limit + 1 });
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    if (rows.length > limit && last !== undefined) {
      const [path = '', search] = request.url.split('?', 2);
      const next = new URLSearchParams(search);
      next.delete('offset');
      next.set('after', writeCursor(order, last));
      reply.header('link', `<${path}?${next}>; rel="next"`);
    }
    return withIncludes(sight, caller, shown, query.include);
  }

  add('GET', '/model/:view', async ({ sight }) => sight.definition);

  add('GET', '/:view', async ({ caller, sight }, request, reply) => {
    const query = parseListQuery(request.query, sight, caller);
    return answerList(caller, sight, query, {}, request, reply);
  });

  add('POST', '/:view', async ({ caller, sight, params }, request, reply) => {
    const path = `${prefix}/${params.view}`;
    const key = header(request, 'idempotency-key');
    const { body } = request;
    const answer = await onceOnly(
      options.idempotency,
      caller,
      { key, path, body },
      async (inside) => {
        const row = await createRecord(sight, inside, body, onWrite);
        const location = `${path}/${String(row[sight.structure.primaryKey.name])}`;
        const headers = { location, etag: etagOf(sight, row) };
        return { status: 201, headers, body: project(sight, row) };
      },
    );
    return reply.code(answer.status).headers(answer.headers).send(answer.body);
  });

  add('GET', '/:view/:id', async ({ caller, sight, params }, request, reply) => {
    const query = parseListQuery(request.query, sight, caller);
    if (query.count !== 'no') {
      return { count: (await findRow(sight, caller, params.id)) === null ? 0 : 1 };
    }
    const row = await requireRow(sight, caller, params.id);
    reply.header('etag', etagOf(sight, row));
    const [record] = await withIncludes(sight, caller, [row], query.include);
    return record;
  });

  add('PUT', '/:view/:id', async ({ caller, sight, params }, request, reply) => {
    const ifMatch = header(request, 'if-match');
    const row = await inTransaction(caller, (inside) =>
      updateRecord(sight, inside, params.id, request.body, ifMatch, onWrite),
    );
    reply.header('etag', etagOf(sight, row));
    return project(sight, row);
  });

  add('DELETE', '/:view/:id', async ({ caller, sight, params }, request, reply) => {
    const ifMatch = header(request, 'if-match');
    await inTransaction(caller, (inside) =>
      removeRecord(sight, inside, params.id, ifMatch, onWrite),
    );
    return reply.code(204).send();
  });

  add('GET', '/:view/:id/:association', async ({ caller, sight, params }, request, reply) => {
    const { part, target } = requireRelation(sight, caller, params.association);
    const query = parseListQuery(request.query, target, caller);
    const row = await requireRow(sight, caller, params.id);
    const more = await associated(sight, target, part, caller, row);
    return answerList(caller, target, query, more, request, reply);
  });

  add('POST', '/:view/:id/:association', async ({ caller, sight, params }, request, reply) => {
    const { body } = request;
    const path = `${prefix}/${params.view}/${params.id}/${params.association}`;
    const key = header(request, 'idempotency-key');
    const childId = (body as { id?: unknown } | null)?.id;
    const answer = await onceOnly(
      options.idempotency,
      caller,
      { key, path, body },
      async (inside) => {
        const isNew = await changeLink(sight, inside, { ...params, childId }, true, onWrite);
        return { status: isNew ? 201 : 200, headers: {}, body: { id: childId } };
      },
    );
    return reply.code(answer.status).headers(answer.headers).send(answer.body);
  });

  add('DELETE', '/:view/:id/:association/:childId', async (context, _request, reply) => {
    const { caller, sight, params } = context;
    await inTransaction(caller, (inside) => changeLink(sight, inside, params, false, onWrite));
    return reply.code(204).send();
  });
}
