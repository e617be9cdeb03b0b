import type { AccessRule } from '@praxiskit/core/fastify';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { AuthServerError } from '../error.ts';
import { ensureRule, isRule, nameOf, refusalOf } from './rule.ts';

const guarded = Symbol('access guard');

/**
 * Lets no route answer without an access rule (`config.access`). Call it right after `fastify()`. A route
 * registered later without a valid rule stops the start; a route registered earlier is checked at each
 * request, and is a 404 without a rule. A refused caller gets an AuthServerError: UNAUTHENTICATED (401) for a
 * guest, NOT_FOUND (404) for another role.
 *
 * Afterwards `app.route` throws AuthServerError CONFIGURATION for a route without a valid rule. `app.ready`
 * rejects with it if a rule needs a session and no plugin sets `request.viewer`.
 */
export function guardAccess(app: FastifyInstance): void {
  if (app.hasDecorator(guarded)) return;
  app.decorate(guarded, true);
  const needViewer: { readonly scope: FastifyInstance; readonly name: string }[] = [];

  // Fastify also runs this hook for the HEAD routes that it derives.
  app.addHook('onRoute', function (route) {
    const rule = ensureRule(route);
    if (rule === 'public' || rule === 'record') return;
    needViewer.push({ scope: this, name: nameOf(route) });
    // A route's own hooks run after those of the app, so the session is known here.
    route.onRequest = [createCheck(rule), ...[route.onRequest ?? []].flat()];
  });

  // Checks again after every onRequest hook: for routes registered before the guard, and for routes whose
  // check another plugin's onRoute hook has replaced.
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    // Without a match, the not-found handler answers.
    if (request.is404) return done();
    const { access, enforcedBy } = request.routeOptions.config;
    done(
      isRule(access) && (access !== 'record' || enforcedBy)
        ? refusalOf(access, request.viewer)
        : new AuthServerError(404, 'NOT_FOUND', 'The route has no access rule'),
    );
  });

  app.addHook('onReady', (done) => {
    const unmet = needViewer.find(({ scope }) => !scope.hasRequestDecorator('viewer'));
    done(
      unmet &&
        new AuthServerError(
          500,
          'CONFIGURATION',
          `The route ${unmet.name} needs a session, but nothing sets request.viewer: register authServer before it.`,
        ),
    );
  });
}

function createCheck(rule: AccessRule): onRequestHookHandler {
  return (request, _reply, done) => done(refusalOf(rule, request.viewer));
}
