import type { Viewer } from '@praxiskit/core/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { Answer } from './answer.ts';
import { runBatch } from './batch/run-batch.ts';
import type { Handler, Method, RecordCall } from './call.ts';
import { translateDatabaseError } from './database-error.ts';
import { RecordServerError } from './error.ts';
import { localeOf } from './locale.ts';
import type { CallerFactory } from './model/caller.ts';
import type { RecordServerOptions } from './options.ts';
import {
  getDefinition,
  getRecord,
  listAssociated,
  listRecords,
  queryRecords,
} from './read/handlers.ts';
import {
  deleteLink,
  deleteRecord,
  postLink,
  postRecord,
  putRecord,
  restoreRecord,
} from './write/handlers.ts';

const json = 'application/json; charset=utf-8';
/** A cache may store the answer, must revalidate it, and gets the headers it depends on. */
const ofGuest = { 'cache-control': 'no-cache', vary: 'Cookie, Accept-Language' } as const;
/** Answers that depend on the viewer must not be in a shared cache. */
export const ofViewer = { 'cache-control': 'private, no-store' } as const;

const config = { access: 'record', enforcedBy: 'record-server' } as const;

/** Addresses below the prefix; a batch accepts the writing ones. */
const routes: readonly (readonly [Method, string, Handler])[] = [
  ['GET', '/model/:view', getDefinition],
  ['GET', '/:view', listRecords],
  ['POST', '/:view', postRecord],
  ['POST', '/:view/query', queryRecords],
  ['GET', '/:view/:id', getRecord],
  ['PUT', '/:view/:id', putRecord],
  ['DELETE', '/:view/:id', deleteRecord],
  ['GET', '/:view/:id/:association', listAssociated],
  ['POST', '/:view/:id/restore', restoreRecord],
  ['POST', '/:view/:id/:association', postLink],
  ['DELETE', '/:view/:id/:association/:childId', deleteLink],
];

const writing = routes.filter(([, , handle]) => handle !== queryRecords);

/** Methods that an address does not support are answered with 405. */
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Adds the addresses of records, each with and without a trailing slash. */
export function addRoutes(
  app: FastifyInstance,
  options: RecordServerOptions,
  createCaller: CallerFactory,
): void {
  const own = ownPrefix(options);
  const base = `${app.prefix}${own}`;
  const bodyLimit = options.bodyLimit ?? 1024 * 1024;

  for (const [method, path, handle] of routes) {
    const isRead = method === 'GET' || handle === queryRecords;

    async function answer(
      request: FastifyRequest,
      reply: FastifyReply,
      viewer: Viewer | null,
    ): Promise<Answer> {
      const locale = localeOf(request, options.locale);
      const isGone = isRead ? () => reply.raw.destroyed : undefined;
      const caller = createCaller(viewer, locale, isGone);
      const params = request.params as RecordCall['params'];
      const sight = caller.require(params.view);
      try {
        return await handle({ caller, sight, params, request, options, base });
      } catch (thrown) {
        throw translateDatabaseError(thrown, isRead, { sight, locale });
      }
    }

    const handler: RouteHandlerMethod = async (request, reply) => {
      const viewer = options.viewer(request);
      reply.headers(viewer === null ? ofGuest : ofViewer);
      const { status, headers, body, text } = await answer(request, reply, viewer);
      if (!isRead) await runAfterWrite(options, request);
      reply.code(status).headers(headers);
      return text === undefined ? reply.send(body) : reply.type(json).send(text);
    };
    add(method, path, handler);
  }

  for (const [path, offered] of Map.groupBy(routes, ([, each]) => each)) {
    // Below a record any other name is an association.
    if (path.endsWith('/restore') || path.endsWith('/query')) continue;
    const own = offered.map(([method]) => method);
    const allow = own.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method)).join(', ');
    const refuse: RouteHandlerMethod = async (request, reply) => {
      const viewer = options.viewer(request);
      // Reveals nothing about a view that the caller may not see.
      createCaller(viewer, localeOf(request, options.locale)).require(
        (request.params as RecordCall['params']).view,
      );
      reply.headers({ ...(viewer === null ? ofGuest : ofViewer), allow });
      throw new RecordServerError('METHOD_NOT_ALLOWED');
    };
    for (const method of methods) if (!own.includes(method as Method)) add(method, path, refuse);
  }

  const batch: RouteHandlerMethod = async (request, reply) => {
    const viewer = options.viewer(request);
    reply.headers(viewer === null ? ofGuest : ofViewer);
    const caller = createCaller(viewer, localeOf(request, options.locale));
    const { status, headers, body } = await runBatch({ caller, request, options, base }, writing);
    await runAfterWrite(options, request);
    return reply.code(status).headers(headers).send(body);
  };
  add('POST', '/batch', batch);
  const refuse: RouteHandlerMethod = async (_request, reply) => {
    reply.header('allow', 'POST');
    throw new RecordServerError('METHOD_NOT_ALLOWED');
  };
  for (const method of methods) if (method !== 'POST') add(method, '/batch', refuse);

  function add(method: (typeof methods)[number], path: string, handler: RouteHandlerMethod): void {
    for (const url of [`${own}${path}`, `${own}${path}/`]) {
      app.route({ method, url, config, handler, bodyLimit });
    }
  }
}

/** A given prefix is Fastify's own option, which already applies to every route of this plug-in. */
export const ownPrefix = ({ prefix }: RecordServerOptions) => (prefix === undefined ? '/api' : '');

/** The write is already stored: a failure here must not fail the request. */
async function runAfterWrite(
  { afterWrite }: RecordServerOptions,
  { log }: FastifyRequest,
): Promise<void> {
  try {
    await afterWrite?.();
  } catch (error) {
    log.warn({ err: error }, 'afterWrite failed');
  }
}
