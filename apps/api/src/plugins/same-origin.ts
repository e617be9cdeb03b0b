import { isForeignRequest } from '@praxiskit/auth-server';
import fastifyPlugin from 'fastify-plugin';
import { HttpError } from './http-error.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what another site makes a browser send. Cookies are SameSite=Lax already; this also stops
 * sibling subdomains and browsers that do not know it. Callers without a browser send neither header.
 */
export const sameOrigin = fastifyPlugin<{ origin: URL }>(async (app, { origin }) => {
  app.addHook('onRequest', async (request) => {
    if (!SAFE.has(request.method) && isForeignRequest(request, origin)) {
      throw new HttpError(403, 'CSRF');
    }
  });
});
