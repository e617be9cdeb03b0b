import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

/** The session as `GET /api/auth/session` answers it and pages are rendered with it. */
export const sessionSchema = z.object({
  user: z.object({
    name: z.string(),
    email: z.string(),
    data: z.object({ id: z.string(), roles: z.array(z.string()), password_change: z.boolean() }),
  }),
  expires: z.iso.datetime(),
});
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
