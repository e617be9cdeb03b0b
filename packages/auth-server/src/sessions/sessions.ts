import { createHash, randomBytes } from 'node:crypto';
import type { JWT } from '@fastify/jwt';
import type { FastifyRequest } from 'fastify';
import { AuthServerError } from '../error.ts';
import type { RequestSession } from '../options.ts';
import type { Account, Clock, SessionStore } from '../ports.ts';

export interface SessionLimits {
  readonly idleMs: number;
  readonly absoluteMs: number;
}

export interface OpenSession extends RequestSession {
  readonly account: Account;
  readonly activeAt: number;
}

export interface Sessions {
  /** A new session with a new id; its token and the moment at which it ends at the latest. */
  open(account: Account, request: FastifyRequest): Promise<{ token: string; endsAt: number }>;
  /** Null for a token that is not ours, or a session that has ended. Throws 503 if the store fails. */
  read(token: string): Promise<OpenSession | null>;
  touch(session: OpenSession): Promise<void>;
  end(idHash: string): Promise<void>;
}

/** The token is a JWT around a random id; the store knows the id's SHA-256 only. */
export function createSessions(
  jwt: Pick<JWT, 'sign' | 'verify'>,
  store: SessionStore,
  clock: Clock,
  limits: SessionLimits,
): Sessions {
  // Writing at every request would cost more than it tells.
  const touchEveryMs = Math.min(60_000, limits.idleMs / 30);

  function idOf(token: string): string | null {
    try {
      const { sid } = jwt.verify<{ sid?: unknown }>(token);
      return typeof sid === 'string' ? sid : null;
    } catch {
      return null;
    }
  }

  return {
    async open(account, request) {
      const id = randomBytes(32).toString('base64url');
      const now = clock.now();
      await guard(
        store.create({
          idHash: hashId(id),
          accountId: account.id,
          createdAt: now,
          activeAt: now,
          // A proxy's header may hold any text; an address is never that long.
          address: request.ip.slice(0, 255),
          userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
        }),
      );
      return { token: jwt.sign({ sid: id }), endsAt: now + limits.absoluteMs };
    },
    async read(token) {
      const id = idOf(token);
      if (id === null) return null;
      const idHash = hashId(id);
      const found = await guard(store.find(idHash));
      if (found === null) return null;
      if (found.account.disabled) {
        // Gone for good: an account that is opened again later asks for its password.
        await guard(store.remove(idHash));
        return null;
      }
      const { createdAt, activeAt } = found.session;
      const now = clock.now();
      // After the clock was set back, activity from before it is taken as one of now.
      const idleEndsAt = Math.min(activeAt, now) + limits.idleMs;
      const endsAt = Math.min(idleEndsAt, createdAt + limits.absoluteMs);
      if (now >= endsAt) {
        await guard(store.remove(idHash));
        return null;
      }
      const expires = new Date(endsAt).toISOString();
      return { idHash, createdAt, activeAt, expires, account: found.account };
    },
    async touch(session) {
      const now = clock.now();
      if (Math.abs(now - session.activeAt) >= touchEveryMs)
        await guard(store.touch(session.idHash, now));
    },
    end: (idHash) => guard(store.remove(idHash)),
  };
}

const hashId = (id: string) => createHash('sha256').update(id).digest('base64url');

/** An unreachable store is not a signed-out user. */
export async function guard<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw new AuthServerError(503, 'UNAVAILABLE', 'The accounts cannot be reached', { cause });
  }
}
