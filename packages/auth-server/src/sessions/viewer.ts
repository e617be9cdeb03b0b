import type { Account, Viewer } from '../ports.ts';

export function viewerOf({ id, email, name, roles, passwordChange }: Account): Viewer {
  return { id, email, name, roles, passwordChange };
}
