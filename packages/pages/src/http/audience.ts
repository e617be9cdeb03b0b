import type { PageSession } from '../page-session.ts';

/**
 * The session that a remembered page is rendered with: only the roles that change its markup, and
 * no personal data. A page for an audience can be sent to every visitor in it.
 */
export function audienceOf(
  session: PageSession | null,
  roles: readonly string[],
): PageSession | null {
  if (!session) return null;
  const own = roles.filter((role) => session.user.data.roles.includes(role));
  return { user: { data: { id: '', roles: own, password_change: false } }, expires: '' };
}

export function audienceKey(audience: PageSession | null): string {
  return audience ? `+${audience.user.data.roles.join('+')}` : '-';
}
