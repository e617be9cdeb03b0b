import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Viewer } from '../ports.ts';

/** The session as `GET /api/auth/session` answers it and pages are rendered with it. */
export const sessionSchema = z.object({
  user: z.object({
    name: z.string(),
    email: z.string(),
    data: z.object({ id: z.string(), roles: z.array(z.string()), password_change: z.boolean() }),
  }),
  expires: z.iso.datetime(),
});
/** The session of a signed-in user, in next-auth's form; `expires` is an ISO 8601 instant. */
export type Session = z.infer<typeof sessionSchema>;

/** The session of this request, or null for a guest. */
export function sessionOf({
  viewer,
  authSession,
}: Pick<FastifyRequest, 'viewer' | 'authSession'>): Session | null {
  if (!viewer || !authSession) return null;
  const { id, name, email, roles, passwordChange } = viewer;
  const data = { id, roles: [...roles], password_change: passwordChange };
  return { user: { name, email, data }, expires: authSession.expires };
}

/**
 * The same on a route with `config.session: 'on-demand'`: asks the store first. Without the session's
 * cookie it answers at once.
 *
 * @throws AuthServerError UNAVAILABLE (as a rejection) while the store is away
 */
export function loadSessionOf(request: FastifyRequest): Session | null | Promise<Session | null> {
  const loading = request.loadSession();
  return loading ? loading.then(() => sessionOf(request)) : sessionOf(request);
}

/**
 * The viewer with all rights of the account; null for a guest. An account that has to choose a new
 * password counts as a guest until then [R2.10].
 */
export function fullViewerOf({ viewer }: Pick<FastifyRequest, 'viewer'>): Viewer | null {
  return viewer?.passwordChange ? null : viewer;
}
