import type { AccessRule } from '@praxiskit/auth-server';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { HttpError } from './http-error.ts';

/**
 * Every route says who may call it, or the server does not start. What a rule refuses looks as if it
 * did not exist, unless signing in could help.
 */
export const access = fastifyPlugin(async (app) => {
  app.addHook('onRoute', (route) => {
    if (route.config?.access === undefined) {
      throw new Error(`The route ${[route.method].flat().join()} ${route.url} has no access rule.`);
    }
  });
  app.addHook('onRequest', async (request) => {
    const rule = request.routeOptions.config.access;
    // No route matched: the not-found handler answers, and it gives nothing away.
    if (rule !== undefined) ensureAllowed(rule, request);
  });
});

function ensureAllowed(rule: AccessRule, request: FastifyRequest): void {
  // 'record': the view's own permissions decide, row by row.
  if (rule === 'public' || rule === 'record') return;
  if (!request.viewer) throw new HttpError(401, 'UNAUTHENTICATED');
  if (rule === 'session') return;
  if (!rule.some((role) => request.viewer?.roles.includes(role))) {
    throw new HttpError(404, 'NOT_FOUND');
  }
}
