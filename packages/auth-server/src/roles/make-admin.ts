import { v7 } from 'uuid';
import { emailSchema } from '../methods/email-address.ts';
import { LINK_MS } from '../methods/link/link.ts';
import { createLinkSecrets } from '../methods/link/link-secrets.ts';
import type { Clock } from '../ports.ts';
import { base } from '../protocol/base.ts';
import type { Account } from '../store/account.ts';
import type { AccountStore, AccountUnit } from '../store/store.ts';
import { type RoleRules, usualRoles } from './role-rules.ts';

export interface MakeAdminOptions {
  readonly store: AccountStore;
  /** The secret and the origin of `authServer`: the link is derived from them. */
  readonly secret: string;
  readonly origin: URL;
  readonly email: string;
  readonly isFurther?: boolean;
  /** The role to give: admin by default. Other roles do not need `isFurther`. */
  readonly role?: string;
  readonly roles?: RoleRules;
  readonly clock?: Clock;
}

/** A link for choosing a password, and the code that its page asks for. */
export interface AdminLink {
  readonly url: string;
  readonly code: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  /** False if the account existed already. */
  readonly isNew: boolean;
}

/**
 * Finds or creates the account with this address, gives it the role of an admin or another role, unlocks it,
 * and creates a link for choosing a password. A required second factor is still required.
 *
 * @returns a refusal for an invalid address, for an unknown role, and if another account is an admin and
 * `isFurther` is false
 */
export async function makeAdmin(
  options: MakeAdminOptions,
): Promise<AdminLink | { readonly refusal: 'email-invalid' | 'admin-there' | 'unknown' }> {
  const { store, secret, origin, isFurther = false, clock = Date } = options;
  const { roles: rules = usualRoles } = options;
  const { role = rules.admin } = options;
  const { data: email } = emailSchema.safeParse(options.email);
  if (email === undefined) return { refusal: 'email-invalid' };
  if (!rules.all.includes(role)) return { refusal: 'unknown' };
  const at = clock.now();
  const made = await store.transaction(async (unit) => {
    const admins = await unit.accounts.lockWithRole(rules.admin);
    const found = await unit.accounts.findByEmail(email);
    const isOther = role === rules.admin && admins.some(({ id }) => id !== found?.id);
    if (isOther && !isFurther && !found?.roles.includes(rules.admin)) return null;
    const account = found ?? (await create(unit, email));
    await give(unit, account, role, at);
    const id = v7();
    await unit.links.create({
      id,
      purpose: 'password',
      email,
      accountId: null,
      roles: [],
      name: null,
      passwordHash: null,
      callbackUrl: null,
      locale: 'de',
      createdAt: at,
      expiresAt: at + LINK_MS,
    });
    return { id, isNew: found === null };
  });
  if (!made) return { refusal: 'admin-there' };
  const secrets = createLinkSecrets([secret]);
  const url = new URL(`${base}/callback/email`, origin);
  url.searchParams.set('token', secrets.token(made.id, email));
  url.searchParams.set('email', email);
  const code = secrets.code(made.id);
  return { url: url.href, code, expiresAt: at + LINK_MS, isNew: made.isNew };
}

const create = (unit: AccountUnit, email: string) =>
  unit.accounts.create({ email, name: email, passwordHash: null, emailVerifiedAt: null });

async function give(unit: AccountUnit, account: Account, role: string, at: number): Promise<void> {
  const roles = [...new Set([...account.roles, role])];
  await unit.accounts.setRoles(account.id, roles);
  if (account.disabled) await unit.accounts.setDisabled(account.id, null);
  const details = { from: account.roles.join(' '), to: roles.join(' '), by: 'command' };
  const nobody = { address: '', userAgent: '' };
  await unit.events.add({ type: 'admin-made', accountId: account.id, at, ...nobody, details });
}
