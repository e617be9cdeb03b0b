import type { FastifyInstance } from 'fastify';
import { AuthServerError } from '../error.ts';
import { isForeignRequest } from './origin.ts';

const isSafe = (method: string) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

/**
 * Refuses what a page of another site makes a browser send. The session cookie is SameSite=Lax; this
 * also covers sibling subdomains and browsers that do not know SameSite. Callers that are no browser
 * send neither `Origin` nor `Sec-Fetch-Site`, and pass.
 */
export function addOriginCheck(app: FastifyInstance, origin: URL): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (isSafe(request.method) || !isForeignRequest(request, origin)) return done();
    done(new AuthServerError(403, 'CSRF', 'The request came from another site'));
  });
}
