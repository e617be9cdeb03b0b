import { isStrong } from '../completion/strong.ts';
import type { RequestSession } from '../options.ts';
import type { RouteParts } from '../parts.ts';
import { usualRoles } from '../roles/role-rules.ts';
import { GRANT_MS } from '../store/grant.ts';

/** A guarded role that waits until a second person confirms it. */
export interface WaitingRole {
  /** Whose account it is. */
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  /** The name of the admin who has given it. */
  readonly giver: string;
  /** When, and until when it can be confirmed; in ms since 1970. */
  readonly createdAt: number;
  readonly expiresAt: number;
  /** 'giver', 'owner': this visitor is, and decides nothing. */
  readonly own: 'giver' | 'owner' | null;
}

/** What those with a guarded role read of roles that wait. */
export interface GrantDesk {
  /** The visitor has shown a second factor within ten minutes. */
  readonly isProved: boolean;
  /** The oldest first. */
  waiting(): Promise<readonly WaitingRole[]>;
}

/** Null for everybody without a guarded role. */
export function openGrants(
  { options, roleGrants, fresh }: RouteParts,
  session: RequestSession | null,
): GrantDesk | null {
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
