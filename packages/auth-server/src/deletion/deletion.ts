import type { Entry } from '../completion/completion.ts';
import type { FreshProof } from '../methods/fresh-proof.ts';
import type { Refusal } from '../methods/refusal.ts';
import type { FactorRequest } from '../methods/second-factor.ts';
import type { Clock } from '../ports.ts';
import type { RoleRules } from '../roles/role-rules.ts';
import { lockSession } from '../sessions/in-session.ts';
import { guard } from '../sessions/sessions.ts';
import type { Account } from '../store/account.ts';
import { linkPurposes } from '../store/link.ts';
import type { AccountStore, AccountUnit } from '../store/store.ts';

/** How long the owner can cancel the deletion, in ms. */
const GRACE_MS = 14 * 24 * 60 * 60_000;

export interface Deletion {
  /** Signs the account out everywhere. It is deleted at `deletionAt`, in ms since 1970. */
  request(entry: Entry, request: FactorRequest): Promise<{ deletionAt: number } | Refusal>;
}

export interface DeletionParts {
  readonly rules: RoleRules;
  readonly store: AccountStore;
  readonly fresh: FreshProof;
  readonly clock: Clock;
}

export function createDeletion({ rules, store, fresh, clock }: DeletionParts): Deletion {
  /** An admin whose own deletion is requested does not count. */
  async function isLastAdmin(unit: AccountUnit, { id }: Account): Promise<boolean> {
    const admins = await unit.accounts.lockWithRole(rules.admin);
    const staying = admins.filter(({ deletionAt }) => deletionAt === null);
    return staying.length === 1 && staying[0]?.id === id;
  }

  return {
    async request(entry, request) {
      const refusal = await fresh.ensure(entry, request);
      if (refusal) return refusal;
      const { caller, locale } = entry;
      const accountId = entry.former?.account.id ?? '';
      return guard(
        store.transaction(async (unit) => {
          const found = await unit.accounts.findById(accountId);
          // Before the account's own lock, because changes of roles also take the locks in this order.
          const isLast = found?.roles.includes(rules.admin) && (await isLastAdmin(unit, found));
          if (isLast) return { refusal: 'last-admin' };
          const account = entry.former && (await lockSession(unit, entry.former));
          if (!account) return { refusal: 'session' };
          const at = clock.now();
          const deletionAt = at + GRACE_MS;
          await unit.accounts.update(accountId, { deletionAt });
          const ended = await unit.sessions.removeAllOf(accountId);
          await unit.links.removeAllOf(account.email, linkPurposes);
          await unit.links.removeAllFor(accountId);
          const details = { sessions: String(ended) };
          await unit.events.add({
            type: 'deletion-requested',
            accountId,
            at,
            ...caller,
            details,
          });
          const { userAgent } = caller;
          await unit.mails.add({ kind: 'deletion-requested', accountId, at, userAgent, locale });
          return { deletionAt };
        }),
      );
    },
  };
}
