import { v7 } from 'uuid';
import type { Completion, Entry, Opened } from '../../completion/completion.ts';
import type { Clock } from '../../ports.ts';
import { guard } from '../../sessions/sessions.ts';
import type { Account } from '../../store/account.ts';
import type { Link, LinkPurpose } from '../../store/link.ts';
import type { AccountStore, AccountUnit } from '../../store/store.ts';
import type { Throttle } from '../../throttle/throttle.ts';
import type { ThrottleStore } from '../../throttle/throttle-store.ts';
import { findKnownDevice } from '../known-device.ts';
import type { Refusal } from '../refusal.ts';
import type { LinkSecrets } from './link-secrets.ts';

/** How long a link can be used, in ms. */
export const LINK_MS = 10 * 60_000;
/** Wrong codes after which a link has ended. */
const MOST_CODES = 5;

/** What is asked for: the same answer follows, in the same time, whether the address has an account. */
export interface LinkRequest {
  readonly purpose: LinkPurpose;
  readonly email: string;
  readonly ticket: string | undefined;
  /** Of a sign-up. */
  readonly name?: string;
  readonly passwordHash?: string;
}

/** What a mail's link is used with. */
export interface LinkUse {
  readonly token: string;
  readonly email: string;
  /** The link that this browser has asked for; null where it has asked for none. */
  readonly askedId: string | null;
  readonly code: string | null;
}

/** Proving by a link that was sent by e-mail. */
export interface LinkMethod {
  /** The id of the link, for the cookie of the browser that has asked. */
  request(entry: Entry, request: LinkRequest): Promise<{ linkId: string } | Refusal>;
  use(entry: Entry, use: LinkUse): Promise<Opened | Refusal>;
}

/** What the method is made of. */
export interface LinkParts {
  readonly store: AccountStore;
  readonly throttle: Throttle;
  readonly counts: ThrottleStore;
  readonly completion: Completion;
  readonly secrets: LinkSecrets;
  readonly clock: Clock;
}

export function createLinkMethod(parts: LinkParts): LinkMethod {
  const { store, throttle, counts, completion, secrets, clock } = parts;

  /** Null where the link may be used. */
  async function findProblem(link: Link, { askedId, code }: LinkUse): Promise<Refusal | null> {
    const isAskedHere = askedId === link.id;
    // A sign-up can be confirmed anywhere: what was typed elsewhere does not count then.
    if (isAskedHere || (link.purpose === 'sign-up' && code === null)) return null;
    if (code === null) return { refusal: 'code-missing' };
    const tries = await guard(counts.fail(`code:${link.id}`, clock.now(), LINK_MS));
    if (tries.failures > MOST_CODES) {
      await guard(store.transaction(async ({ links }) => void (await links.take(link.id))));
      return { refusal: 'link' };
    }
    return secrets.isCode(link.id, code) ? null : { refusal: 'code-wrong' };
  }

  /** Whoever reads this mailbox is here: what was set up without that does not count any longer. */
  async function verify(unit: AccountUnit, account: Account): Promise<Account> {
    if (account.emailVerifiedAt !== null) return account;
    const change = {
      ...{ emailVerifiedAt: clock.now() },
      ...{ passwordHash: null, passwordChangedAt: null },
    };
    await unit.accounts.update(account.id, change);
    return { ...account, ...change };
  }

  async function signUp(unit: AccountUnit, entry: Entry, link: Link, isTrusted: boolean) {
    const at = clock.now();
    const account = await unit.accounts.create({
      email: link.email,
      name: link.name ?? link.email,
      passwordHash: isTrusted ? link.passwordHash : null,
      emailVerifiedAt: at,
    });
    const details = { password: account.passwordHash === null ? 'dropped' : 'kept' };
    const type = 'signed-up';
    await unit.events.add({ type, accountId: account.id, at, ...entry.caller, details });
    return account;
  }

  return {
    async request(entry, { purpose, email, ticket, name = null, passwordHash = null }) {
      const { caller, callbackUrl, locale } = entry;
      const device = await findKnownDevice(store, entry, email);
      const verdict = await guard(
        throttle.attempt({
          ...{ kind: 'link', account: email, ticket },
          ...{ device, address: caller.address },
        }),
      );
      if (verdict.waitMs > 0) return { refusal: 'throttled', verdict };
      const at = clock.now();
      const id = v7();
      await guard(
        store.transaction(async ({ accounts, links, events, mails }) => {
          const account = await accounts.findByEmail(email);
          const times = { createdAt: at, expiresAt: at + LINK_MS };
          const given = { purpose, email, callbackUrl, locale, name, passwordHash };
          const none = { accountId: null, roles: [] };
          await links.create({ id, ...given, ...none, ...times });
          const event = { accountId: account?.id ?? null, at, ...caller, details: { purpose } };
          await events.add({ type: 'link-requested', ...event });
          await mails.add({ kind: 'link', linkId: id });
        }),
      );
      return { linkId: id };
    },

    async use(entry, use) {
      const id = secrets.idOfToken(use.token);
      const found = id === null ? null : await guard(store.findLink(id));
      const isValid = found && found.email === use.email && clock.now() < found.expiresAt;
      if (!isValid) return { refusal: 'link' };
      const problem = await findProblem(found, use);
      if (problem) return problem;
      // The first window, or somebody who can read what it shows.
      const isTrusted = use.askedId === found.id || use.code !== null;
      return guard(
        store.transaction(async (unit) => {
          const link = await unit.links.take(found.id);
          if (!link) return { refusal: 'link' };
          const asked = { ...entry, callbackUrl: entry.callbackUrl ?? link.callbackUrl };
          const known = await unit.accounts.findByEmail(link.email);
          if (!known && link.purpose !== 'sign-up') return { refusal: 'link' };
          const locked = known && (await unit.accounts.lock(known.id));
          if (locked?.disabled) return { refusal: 'link' };
          const account = locked
            ? await verify(unit, locked)
            : await signUp(unit, entry, link, isTrusted);
          const isNewPassword = link.purpose === 'password' || account.passwordHash === null;
          const purpose = isNewPassword && link.purpose !== 'sign-in' ? 'password-new' : null;
          return completion.open(unit, asked, { account, method: 'link', purpose });
        }),
      );
    },
  };
}
