import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

/** The session, as in `GET /api/auth/session` and in rendered pages. */
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

/**
 * The session of this request, or null for a guest. A user who has to choose a password first has
 * `password_change` and no roles; a session that still lacks its second factor is a guest's.
 */
export function sessionOf({ authSession }: Pick<FastifyRequest, 'authSession'>): Session | null {
  if (!authSession) return null;
  if (authSession.purpose !== null && authSession.purpose !== 'password-new') return null;
  const { account, purpose, expires } = authSession;
  const { id, name, email, roles } = account;
  const data = {
    id,
    roles: purpose === null ? [...roles] : [],
    password_change: purpose === 'password-new',
  };
  return { user: { name, email, data }, expires };
}

/**
 * The same on a route with `config.session: 'on-demand'`: reads the store first. Without the session cookie
 * it returns at once.
 *
 * @throws AuthServerError UNAVAILABLE (as a rejection) while the store cannot be reached
 */
export function loadSessionOf(request: FastifyRequest): Session | null | Promise<Session | null> {
  const loading = request.loadSession();
  return loading ? loading.then(() => sessionOf(request)) : sessionOf(request);
}
