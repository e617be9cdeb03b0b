import { createHash, randomBytes } from 'node:crypto';
import { AuthServerError } from '../error.ts';
import type { RequestSession } from '../options.ts';
import type { Clock } from '../ports.ts';
import { effectiveRoles, type RoleRules } from '../roles/role-rules.ts';
import type { FoundSession, Method, SessionPurpose, StoredSession } from '../store/session.ts';
import type { AccountStore } from '../store/store.ts';
import type { Caller } from './caller.ts';
import type { FactorDue } from './factor-due.ts';
import type { SessionLimits } from './session-limits.ts';
import type { Tokens } from './tokens.ts';

export interface NewSession {
  readonly stored: StoredSession;
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
}

interface SessionStart {
  readonly accountId: string;
  readonly purpose: SessionPurpose | null;
  readonly methods: readonly Method[];
  /** The time of the last proof, in ms since 1970. */
  readonly provedAt: number;
  readonly caller: Caller;
}

export interface Sessions {
  /** Creates a session with a new id; the caller stores it in its own transaction. */
  create(start: SessionStart): NewSession;
  /**
   * Null for a forged token, or an ended session.
   *
   * @throws AuthServerError UNAVAILABLE while the store cannot be reached
   */
  read(token: string): Promise<RequestSession | null>;
  touch(session: RequestSession): Promise<void>;
}

/** The token is a JWT with a random id; the store has only the id's SHA-256. */
export function createSessions(
  tokens: Tokens,
  store: AccountStore,
  clock: Clock,
  limits: SessionLimits,
  isFactorDue: FactorDue,
  rules: RoleRules,
): Sessions {
  // A write at every request would cost too much.
  const touchEveryMs = Math.min(60_000, limits.idleMs / 30);

  function idOf(token: string): string | null {
    const sid = tokens.read(token)?.sid;
    return typeof sid === 'string' ? sid : null;
  }

  function remove(idHash: string): Promise<void> {
    return guard(store.transaction(async ({ sessions }) => void (await sessions.remove(idHash))));
  }

  return {
    create({ caller, ...start }) {
      const id = randomBytes(32).toString('base64url');
      const now = clock.now();
      const times = { createdAt: now, activeAt: now };
      const stored = { ...start, ...caller, ...times, idHash: hashId(id) };
      return { stored, token: tokens.sign({ sid: id }), endsAt: now + limits.absoluteMs };
    },
    async read(token) {
      const id = idOf(token);
      if (id === null) return null;
      const found = await guard(store.findSession(hashId(id)));
      if (found === null) return null;
      const { session } = found;
      const account = { ...found.account, roles: effectiveRoles(found.account.roles, rules) };
      const now = clock.now();
      // After the clock was set back, activity in the future counts as activity now.
      const idleEndsAt = Math.min(session.activeAt, now) + limits.idleMs;
      const endsAt = Math.min(idleEndsAt, session.createdAt + limits.absoluteMs);
      if (account.disabled || now >= endsAt) {
        // The session is deleted, so unlocking the account later does not restore it.
        await remove(session.idHash);
        return null;
      }
      const { idHash, methods, provedAt, createdAt, activeAt } = session;
      const purpose = purposeOf(found, isFactorDue);
      const expires = new Date(endsAt).toISOString();
      return { idHash, account, purpose, methods, provedAt, createdAt, activeAt, expires };
    },
    async touch({ idHash, activeAt }) {
      const now = clock.now();
      if (Math.abs(now - activeAt) >= touchEveryMs) await guard(store.touchSession(idHash, now));
    },
  };
}

/** A user who has to change the password, or to set up a second factor, can do nothing else. */
function purposeOf(found: FoundSession, isFactorDue: FactorDue): SessionPurpose | null {
  const { session, account } = found;
  if (session.purpose !== null) return session.purpose;
  if (account.passwordChange) return 'password-new';
  return isFactorDue(account, session.methods) ? 'factor-new' : null;
}

export const hashId = (id: string) => createHash('sha256').update(id).digest('base64url');

/**
 * An unreachable store does not sign a user out.
 *
 * @throws AuthServerError UNAVAILABLE if `work` rejects with any other error than an AuthServerError
 */
export async function guard<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    if (cause instanceof AuthServerError) throw cause;
    throw new AuthServerError(503, 'UNAVAILABLE', 'The accounts cannot be reached', { cause });
  }
}
