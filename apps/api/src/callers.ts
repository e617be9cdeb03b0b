import { type Session, sessionOf, type Viewer } from '@praxiskit/auth-server';
import { pageStatusOf } from '@praxiskit/pages/server';
import { isDatabaseAway } from '@praxiskit/server-kit';
import type { FastifyRequest } from 'fastify';

/** The session for pages; without a query where there is no session cookie. */
export function pageSession(request: FastifyRequest): Session | null | Promise<Session | null> {
  const loading = request.loadSession();
  return loading ? loading.then(() => sessionOf(request)) : sessionOf(request);
}

/** The caller of records. An account that has to choose a new password is no one until then [R2.10]. */
export function viewerOf({ viewer }: FastifyRequest): Viewer | null {
  return viewer?.passwordChange ? null : viewer;
}

/** The status of a page whose data could not be read. */
export function statusOfFailure(error: unknown): number {
  return isDatabaseAway(error) ? 503 : pageStatusOf(error);
}
