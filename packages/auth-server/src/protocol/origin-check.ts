import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AuthServerError } from '../error.ts';
import { isForeignRequest, isFromOtherHost } from './origin.ts';

const isSafe = (method: string) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

/**
 * Refuses requests that a page of another site makes a browser send. The session cookie is SameSite=Lax; this
 * check also covers sibling subdomains and browsers without SameSite. Clients that are not browsers send
 * neither `Origin` nor `Sec-Fetch-Site`, and pass.
 */
export function addOriginCheck(app: FastifyInstance, origin: URL): void {
  let isLogged = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (isSafe(request.method) || !isForeignRequest(request, origin)) return done();
    if (!isFromOtherHost(request)) return done(foreignRequest(request));
    const { host } = request.headers;
    if (!isLogged) app.log.warn({ host, site: origin.host }, OTHER_HOST);
    isLogged = true;
    done(foreignRequest(request));
  });
}

const OTHER_HOST =
  'Forms are refused: visitors open the site at another host than PUBLIC_URL names. Let the proxy redirect them, or change PUBLIC_URL';

export const foreignRequest = (request: FastifyRequest): AuthServerError =>
  isFromOtherHost(request)
    ? new AuthServerError(403, 'OTHER_HOST', 'The page was opened at another host than the site’s')
    : new AuthServerError(403, 'CSRF', 'The request came from another site');
