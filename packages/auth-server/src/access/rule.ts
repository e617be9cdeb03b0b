import type { AccessRule, Viewer } from '@praxiskit/core/fastify';
import type { RouteOptions } from 'fastify';
import { AuthServerError } from '../error.ts';

type NamedRoute = Pick<RouteOptions, 'method' | 'url' | 'config'>;

export const nameOf = ({ method, url }: NamedRoute) => `${[method].flat().join()} ${url}`;

export function isRule(value: unknown): value is AccessRule {
  if (Array.isArray(value)) {
    return value.length > 0 && value.every((role) => typeof role === 'string' && role !== '');
  }
  return value === 'public' || value === 'session' || value === 'record';
}

/**
 * The route's rule.
 *
 * @throws AuthServerError CONFIGURATION for a route without a rule, or with a rule that cannot be enforced
 */
export function ensureRule(route: NamedRoute): AccessRule {
  const { access, enforcedBy, session } = route.config ?? {};
  const refuse = (why: string) =>
    new AuthServerError(500, 'CONFIGURATION', `The route ${nameOf(route)} ${why}`);

  if (access === undefined) throw refuse('has no access rule: give its config one, { access: … }.');
  if (!isRule(access)) {
    throw refuse("has no known access rule: 'public', 'session', 'record' or a list of roles.");
  }
  if (access === 'record' && !enforcedBy) {
    throw refuse("has the access rule 'record', and enforcedBy does not name who enforces it.");
  }
  if (session === 'on-demand' && access !== 'public' && access !== 'record') {
    throw refuse('loads its session on demand, so its access rule cannot ask for one.');
  }
  return access;
}

/** Why the viewer may not call a route with this rule; undefined if they may. */
export function refusalOf(
  rule: AccessRule,
  viewer: Viewer | null | undefined,
): AuthServerError | undefined {
  if (rule === 'public' || rule === 'record') return undefined;
  if (!viewer) {
    return new AuthServerError(401, 'UNAUTHENTICATED', 'The route needs a signed-in user');
  }
  if (rule === 'session' || rule.some((role) => viewer.roles.includes(role))) return undefined;
  return new AuthServerError(404, 'NOT_FOUND', 'The route is for other roles');
}
