import fastifyPlugin from 'fastify-plugin';
import { HttpError } from './http-error.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what another site makes a browser send. Cookies are SameSite=Lax already; this also stops
 * sibling subdomains and browsers that do not know it. Callers without a browser send neither header.
 */
export const sameOrigin = fastifyPlugin<{ origin: URL }>(async (app, { origin }) => {
  app.addHook('onRequest', async (request) => {
    if (SAFE.has(request.method)) return;
    const site = request.headers['sec-fetch-site'];
    const from = request.headers.origin;
    if (site !== undefined && site !== 'same-origin' && site !== 'none') {
      throw new HttpError(403, 'CSRF');
    }
    // 127.0.0.1 and localhost name the same server on the machine that tries it out.
    if (from !== undefined && from !== origin.origin && !isOwnLoopback(from, origin)) {
      throw new HttpError(403, 'CSRF');
    }
  });
});

function isOwnLoopback(from: string, origin: URL): boolean {
  if (!URL.canParse(from)) return false;
  const { hostname, port } = new URL(from);
  const loopback = ['localhost', '127.0.0.1', '[::1]'];
  return loopback.includes(hostname) && loopback.includes(origin.hostname) && port === origin.port;
}
