import type { Entry } from './completion/completion.ts';
import type { FreshProof } from './methods/fresh-proof.ts';
import type { Refusal } from './methods/refusal.ts';
import type { Clock } from './ports.ts';
import { guard } from './sessions/sessions.ts';
import type { Account } from './store/account.ts';
import type { AccountEvent } from './store/event.ts';
import type { Factors } from './store/factors.ts';
import type { StoredSession } from './store/session.ts';
import type { AccountStore } from './store/store.ts';

/** The maximum number of audit events in an export: an attacker may have caused many. */
const MOST_EVENTS = 10_000;

/** The data that the server stores about an account, for its owner (GDPR, Art. 15 and 20). */
export interface AccountExport {
  /** Field names as on the wire, times as ISO 8601; no secrets and no hashes of them. */
  write(entry: Entry): Promise<{ file: object } | Refusal>;
}

export interface ExportParts {
  readonly store: AccountStore;
  readonly fresh: FreshProof;
  readonly clock: Clock;
  /** The site's own data about the account, by name. */
  more(accountId: string): Promise<object>;
}

export function createExport({ store, fresh, clock, more }: ExportParts): AccountExport {
  return {
    async write(entry) {
      const session = entry.former;
      if (!session || session.purpose !== null) return { refusal: 'session' };
      // A download has no form that could ask for the password.
      if (!fresh.isFresh(entry)) return { refusal: 'proof-old' };
      const accountId = session.account.id;
      const [at, { caller }] = [clock.now(), entry];
      const file = await guard(
        store.transaction(async (unit) => {
          const account = await unit.accounts.findById(accountId);
          if (!account) return null;
          await unit.events.add({ type: 'exported', accountId, at, ...caller, details: {} });
          return {
            exported_at: iso(at),
            account: ofAccount(account),
            factors: ofFactors(await unit.factors.of(accountId)),
            sessions: (await unit.sessions.listOf(accountId)).map(ofSession),
            events: (await unit.events.listOf(accountId, MOST_EVENTS)).map((event) =>
              ofEvent(event, accountId),
            ),
          };
        }),
      );
      if (file === null) return { refusal: 'session' };
      return { file: { ...file, ...(await guard(more(accountId))) } };
    },
  };
}

const iso = (ms: number) => new Date(ms).toISOString();
const isoOrNull = (ms: number | null) => (ms === null ? null : iso(ms));

function ofAccount({ id, email, name, roles, ...account }: Account) {
  return {
    id,
    email,
    name,
    roles,
    has_password: account.passwordHash !== null,
    password_changed_at: isoOrNull(account.passwordChangedAt),
    password_change: account.passwordChange,
    email_verified_at: isoOrNull(account.emailVerifiedAt),
    deletion_at: isoOrNull(account.deletionAt),
  };
}

function ofFactors({ totp, passkeys, recoveryCodes }: Factors) {
  return {
    app_since: isoOrNull(totp?.confirmedAt ?? null),
    passkeys: passkeys.map(({ name, createdAt, usedAt }) => ({
      name,
      created_at: iso(createdAt),
      used_at: isoOrNull(usedAt),
    })),
    recovery_codes_left: recoveryCodes,
  };
}

function ofSession({ purpose, methods, address, userAgent, ...times }: StoredSession) {
  return {
    purpose,
    methods,
    address,
    user_agent: userAgent,
    created_at: iso(times.createdAt),
    active_at: iso(times.activeAt),
  };
}

/** The address and the device of an admin are the admin's data, not the owner's. */
function ofEvent({ type, at, address, userAgent, details }: AccountEvent, accountId: string) {
  const isOwn = details.by === undefined || details.by === accountId;
  const where = isOwn ? { address, user_agent: userAgent } : {};
  return { type, at: iso(at), ...where, details };
}
