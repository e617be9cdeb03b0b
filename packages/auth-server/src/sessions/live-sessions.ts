import type { Viewer } from '@praxiskit/core/fastify';
import type { FastifyRequest } from 'fastify';

/** For long responses such as event streams: whether the session is still valid. */
export const liveSessions = {
  /**
   * The channel on which triggers of the tables send the id of an account whose session has ended, or whose
   * rights have changed.
   */
  channel: 'account_changed',
  /**
   * The user of the request's session now; null if it has ended, or has got a purpose. Does not extend the
   * session.
   *
   * @throws AuthServerError UNAVAILABLE (as a rejection) while the store cannot be reached
   */
  viewer: (request: FastifyRequest): Promise<Viewer | null> => request.viewerNow(),
} as const;
