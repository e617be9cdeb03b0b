import type { Account, Viewer } from '../ports.ts';

export function viewerOf({ id, email, name, roles, passwordChange }: Account): Viewer {
  return { id, email, name, roles, passwordChange };
}

/** The session as it is answered to the browser. */
export function sessionAnswer(viewer: Viewer, expires: string) {
  return {
    user: {
      name: viewer.name,
      email: viewer.email,
      data: { id: viewer.id, roles: viewer.roles, password_change: viewer.passwordChange },
    },
    expires,
  };
}
