import type { Viewer } from '@praxiskit/core/fastify';
import type { FastifyRequest } from 'fastify';

/** For answers that last, such as streams of events: whose they still are. */
export const liveSessions = {
  /** Triggers of the tables notify it of the id of an account whose session has ended, or whose rights have changed. */
  channel: 'account_changed',
  /**
   * The user of the request's session as it is now; null where it has ended, or has a purpose by now. It
   * is not kept alive.
   *
   * @throws AuthServerError UNAVAILABLE (as a rejection) while the store is away
   */
  viewer: (request: FastifyRequest): Promise<Viewer | null> => request.viewerNow(),
} as const;
