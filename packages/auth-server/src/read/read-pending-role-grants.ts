import type { RequestSession } from '../options.ts';
import type { RouteParts } from '../parts.ts';
import { usualRoles } from '../roles/role-rules.ts';
import { GRANT_MS } from '../store/grant.ts';
import { isStrong } from '../store/strong.ts';
import type { PendingRoleGrants } from './pending-role-grants.ts';

/** Null for users without a guarded role. */
export function readPendingRoleGrants(
  { options, roleGrants, fresh }: RouteParts,
  session: RequestSession | null,
): PendingRoleGrants | null {
  const { guarded } = options.roles ?? usualRoles;
  if (!session || session.purpose !== null) return null;
  if (!session.account.roles.some((role) => guarded.includes(role))) return null;
  const viewer = session.account.id;
  return {
    isProved: isStrong(session.methods) && fresh.isFreshSince(session.provedAt),
    async waiting() {
      const all = await roleGrants.list();
      return all.map(({ givenBy, ...grant }) => ({
        ...grant,
        expiresAt: grant.createdAt + GRANT_MS,
        own: grant.accountId === viewer ? 'owner' : givenBy === viewer ? 'giver' : null,
      }));
    },
  };
}
