import type { FastifyInstance, FastifyReply } from 'fastify';
import { AuthServerError } from '../error.ts';
import type { RouteParts } from '../parts.ts';
import { createAccountReader } from './create-account-reader.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Reading sets cookies on it; null until the request's first hook. */
    accountReply: FastifyReply | null;
  }
}

/**
 * `request.accounts`. The reply is a property of the request, not in a WeakMap: V8 frees the entries of an
 * old WeakMap only together with its old objects, so each request would outlive hundreds of others (measured
 * on `/health/live`: half the requests per second).
 */
export function addAccountReader(app: FastifyInstance, parts: RouteParts): void {
  app.decorateRequest('accountReply', null);
  app.decorateRequest('accounts', {
    getter() {
      if (this.accountReply) return createAccountReader(parts, this, this.accountReply);
      throw new AuthServerError(500, 'CONFIGURATION', 'The request has not begun yet');
    },
  });
  app.addHook('onRequest', (request, reply, done) => {
    request.accountReply = reply;
    done();
  });
}
