import type { FastifyRequest } from 'fastify';

/** The session as `GET /api/auth/session` answers it and pages are rendered with it. */
export interface Session {
  readonly user: {
    readonly name: string;
    readonly email: string;
    readonly data: {
      readonly id: string;
      readonly roles: string[];
      readonly password_change: boolean;
    };
  };
  /** ISO 8601 instant. */
  readonly expires: string;
}

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
