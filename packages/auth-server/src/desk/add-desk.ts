import type { FastifyInstance, FastifyReply } from 'fastify';
import { AuthServerError } from '../error.ts';
import type { RouteParts } from '../parts.ts';
import { openDesk } from './open-desk.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The desk sets cookies on it; null until the request's first hook. */
    deskReply: FastifyReply | null;
  }
}

/**
 * `request.openDesk()`. The reply is a property of its request, and not kept in a WeakMap beside it: V8
 * frees the entries of an old WeakMap only with its old objects, so that each request would outlive
 * hundreds of others (measured on `/health/live`: half of the requests per second).
 */
export function addDesk(app: FastifyInstance, parts: RouteParts): void {
  app.decorateRequest('deskReply', null);
  app.decorateRequest('openDesk', function () {
    if (this.deskReply) return openDesk(parts, this, this.deskReply);
    throw new AuthServerError(500, 'CONFIGURATION', 'The request has not begun yet');
  });
  app.addHook('onRequest', (request, reply, done) => {
    request.deskReply = reply;
    done();
  });
}
