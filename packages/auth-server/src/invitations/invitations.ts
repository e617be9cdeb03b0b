import { v7 } from 'uuid';
import type { Entry } from '../completion/completion.ts';
import type { Refusal } from '../methods/refusal.ts';
import type { Clock } from '../ports.ts';
import type { AdminUnit } from '../roles/admin-unit.ts';
import { guard } from '../sessions/sessions.ts';
import type { Link } from '../store/link.ts';
import type { AccountStore, AccountUnit } from '../store/store.ts';

/** How long an invitation can be accepted, in ms. */
const INVITATION_MS = 7 * 24 * 60 * 60_000;

type Invited = Pick<Link, 'email' | 'roles'> & { readonly name: string };

/**
 * Admins invite people, who get an account with roles after they have chosen a password. A guarded role then
 * waits until another user confirms it.
 */
export interface Invitations {
  /** Invitations that are not accepted yet, newest first. */
  list(): Promise<readonly Link[]>;
  /** Replaces an earlier invitation for the same address. */
  invite(entry: Entry, invited: Invited): Promise<{ id: string } | Refusal>;
  /** Sends the invitation again; the older link no longer works. */
  resend(entry: Entry, id: string): Promise<{ id: string } | Refusal>;
  withdraw(entry: Entry, id: string): Promise<{ withdrawn: true } | Refusal>;
}

export interface InvitationParts {
  readonly store: AccountStore;
  readonly admins: AdminUnit;
  readonly clock: Clock;
}

export function createInvitations({ store, admins, clock }: InvitationParts): Invitations {
  async function send(unit: AccountUnit, entry: Entry, { email, name, roles }: Invited) {
    // An admin changes the roles of an existing account instead.
    if (await unit.accounts.findByEmail(email)) return { refusal: 'account-there' } as const;
    const [id, at] = [v7(), clock.now()];
    // Only the newest invitation is valid, whichever admin sent it.
    await unit.links.removeAllOf(email, ['invitation']);
    await unit.links.create({
      id,
      purpose: 'invitation',
      email,
      name,
      roles: [...new Set(roles)],
      accountId: null,
      passwordHash: null,
      callbackUrl: null,
      locale: entry.locale,
      invitedBy: entry.former?.account.id ?? null,
      createdAt: at,
      expiresAt: at + INVITATION_MS,
    });
    await record(unit, entry, 'invited', { roles: roles.join(' '), invitation: id });
    await unit.mails.add({ kind: 'link', linkId: id });
    return { id };
  }

  function record(
    unit: AccountUnit,
    { caller, former }: Entry,
    type: 'invited' | 'invitation-withdrawn',
    details: Record<string, string>,
  ) {
    const by = former?.account.id ?? '';
    const event = { type, accountId: null, at: clock.now(), ...caller };
    return unit.events.add({ ...event, details: { ...details, by } });
  }

  async function find(id: string): Promise<Link | null> {
    const link = await guard(store.findLink(id));
    return link?.purpose === 'invitation' ? link : null;
  }

  return {
    list: () => guard(store.transaction(({ links }) => links.listOf('invitation'))),

    async invite(entry, invited) {
      const refusal = admins.refusalOfGiving(entry, invited.roles);
      return refusal ?? admins.work(entry, (unit) => send(unit, entry, invited));
    },

    async resend(entry, id) {
      const link = await find(id);
      if (!link) return { refusal: 'unknown' };
      const refusal = admins.refusalOfGiving(entry, link.roles);
      if (refusal) return refusal;
      return admins.work(entry, async (unit) => {
        // Accepted or withdrawn meanwhile.
        if (!(await unit.links.take(id))) return { refusal: 'unknown' };
        return send(unit, entry, { ...link, name: link.name ?? link.email });
      });
    },

    async withdraw(entry, id) {
      if (!(await find(id))) return { refusal: 'unknown' };
      return admins.work(entry, async (unit) => {
        if (!(await unit.links.take(id))) return { refusal: 'unknown' };
        await record(unit, entry, 'invitation-withdrawn', { invitation: id });
        return { withdrawn: true } as const;
      });
    },
  };
}
