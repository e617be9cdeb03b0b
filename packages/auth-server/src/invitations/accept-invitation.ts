import type { InvitationUse } from '../methods/link/link-account.ts';
import type { Clock } from '../ports.ts';
import { mailConfirmers } from '../roles/grant-mails.ts';
import { isActiveAdmin } from '../roles/role-grants.ts';
import type { RoleRules } from '../roles/role-rules.ts';

/** Creates the invited account. Guarded roles wait until another user confirms them. */
export function createInvitationUse(rules: RoleRules, clock: Clock): InvitationUse {
  return {
    async begin(unit, { email }) {
      // The lock of all admins comes before the link's lock, as in withdrawing an invitation.
      await unit.accounts.lockWithRole(rules.admin);
      const isTaken = (await unit.accounts.findByEmail(email)) !== null;
      return isTaken ? { refusal: 'account-there' } : null;
    },
    async accept(unit, entry, { id: invitation, email, name, roles, locale, invitedBy = null }) {
      const admins = await unit.accounts.lockWithRole(rules.admin);
      if (invitedBy === null || !isActiveAdmin(invitedBy, admins)) return null;
      const at = clock.now();
      const account = await unit.accounts.create({
        email,
        name: name ?? email,
        locale,
        passwordHash: null,
        emailVerifiedAt: at,
      });
      const all = [...new Set(roles)];
      const waiting = all.filter((role) => rules.guarded.includes(role));
      const given = all.filter((role) => !waiting.includes(role));
      await unit.accounts.setRoles(account.id, given);
      for (const role of waiting) {
        await unit.grants.add({ accountId: account.id, role, givenBy: invitedBy, createdAt: at });
      }
      const details = {
        from: '',
        to: given.join(' '),
        invitation,
        ...(waiting.length > 0 && { waiting: waiting.join(' ') }),
      };
      const event = { type: 'invitation-accepted', accountId: account.id, at } as const;
      await unit.events.add({ ...event, ...entry.caller, details });
      if (waiting.length > 0) {
        const gift = { accountId: account.id, givenBy: invitedBy, at };
        await mailConfirmers(unit, rules, entry, gift);
      }
      return { ...account, roles: given };
    },
  };
}
