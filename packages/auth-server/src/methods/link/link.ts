import { v7 } from 'uuid';
import type { Completion, Entry, Opened } from '../../completion/completion.ts';
import type { Clock } from '../../ports.ts';
import { lockSession } from '../../sessions/in-session.ts';
import { guard } from '../../sessions/sessions.ts';
import { isAddressTaken } from '../../store/address-taken.ts';
import type { Link, LinkPurpose, PersonName } from '../../store/link.ts';
import type { AccountStore } from '../../store/store.ts';
import type { Attempt, Throttle } from '../../throttle/throttle.ts';
import type { ThrottleStore } from '../../throttle/throttle-store.ts';
import { findKnownDevice } from '../known-device.ts';
import { recordRefusal, recordSeldom } from '../record-refusal.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import { createAccountOfLink, type InvitationUse } from './link-account.ts';
import type { LinkSecrets } from './link-secrets.ts';

/** How long a link can be used, in ms. */
export const LINK_MS = 10 * 60_000;
/** What anybody may ask for. */
const renewable: readonly LinkPurpose[] = ['sign-in', 'sign-up', 'password'];
/** Wrong codes after which a link has ended. */
const MOST_CODES = 5;

/** What is asked for: the same answer follows, in the same time, whether the address has an account. */
interface LinkRequest {
  readonly purpose: LinkPurpose;
  readonly email: string;
  readonly ticket: string | undefined;
  /** The links that this browser has asked for: the new one replaces that for the same. */
  readonly askedIds: readonly string[];
  /** Of another address: whose account gets it. */
  readonly accountId?: string;
  /** Of a sign-up. */
  readonly name?: string | null;
  readonly person?: PersonName | null;
  readonly passwordHash?: string | null;
}

/** Which link is to be sent once more: that of a mail, or the one that this browser has asked for. */
interface LinkRenewal {
  /** What the mail carries; null without one. */
  readonly sent: { readonly token: string; readonly email: string } | null;
  /** The links that this browser has asked for, the newest first. */
  readonly askedIds: readonly string[];
  readonly ticket: string | undefined;
}

/** What a mail's link is used with. */
interface LinkUse {
  readonly token: string;
  readonly email: string;
  /** The links that this browser has asked for, the newest first. */
  readonly askedIds: readonly string[];
  readonly code: string | null;
}

/** Proving by a link that was sent by e-mail. */
export interface LinkMethod {
  /** Why `request` would refuse at this moment, before anything is done for it that costs much. */
  foresee(entry: Entry, request: LinkRequest): Promise<Refusal | null>;
  /** The id of the link, for the cookie of the browser that has asked. */
  request(entry: Entry, request: LinkRequest): Promise<{ linkId: string } | Refusal>;
  /** A new link in place of one that was sent, to the same address, whether or not that one still works. */
  renew(
    entry: Entry,
    renewal: LinkRenewal,
  ): Promise<{ linkId: string; purpose: LinkPurpose } | Refusal>;
  use(entry: Entry, use: LinkUse): Promise<Opened | Refusal>;
}

/** What the method is made of. */
export interface LinkParts {
  readonly store: AccountStore;
  readonly throttle: Throttle;
  readonly counts: ThrottleStore;
  readonly completion: Completion;
  readonly secrets: LinkSecrets;
  readonly invitation: InvitationUse;
  readonly clock: Clock;
}

export function createLinkMethod(parts: LinkParts): LinkMethod {
  const { store, throttle, counts, completion, secrets, invitation, clock } = parts;
  const accountOf = createAccountOfLink(clock, invitation);

  async function refuse(entry: Entry, email: string, refusal: Refusal, purpose = 'used') {
    const account = await guard(store.findByEmail(email));
    const details = { method: 'link', reason: refusal.refusal, purpose };
    const refused = { accountId: account?.id ?? null, details };
    // A throttled one is told once a minute anyway.
    const record = refusal.refusal === 'throttled' ? recordRefusal : recordSeldom;
    return record(parts, entry, refusal, refused);
  }

  async function attemptOf(entry: Entry, { email, ticket }: LinkRequest): Promise<Attempt> {
    const device = await findKnownDevice(store, entry, email);
    return { kind: 'link', account: email, ticket, device, address: entry.caller.address };
  }

  /** Null where the link may be used. */
  async function findProblem(link: Link, { askedIds, code }: LinkUse): Promise<Refusal | null> {
    // A sign-up can be confirmed anywhere: what was typed elsewhere does not count then. An invitation was
    // asked for by somebody else.
    const isForAll = link.purpose === 'invitation' || (link.purpose === 'sign-up' && code === null);
    if (isForAll || askedIds.includes(link.id)) return null;
    if (code === null) return { refusal: 'code-missing' };
    const tries = await guard(counts.fail(`code:${link.id}`, clock.now(), LINK_MS));
    if (tries.failures > MOST_CODES) {
      await guard(store.transaction(async ({ links }) => void (await links.take(link.id))));
      return { refusal: 'link' };
    }
    return secrets.isCode(link.id, code) ? null : { refusal: 'code-wrong' };
  }

  /** What was asked for by the link; a used one has left nothing but its address. */
  async function findAsked({ sent, askedIds }: LinkRenewal) {
    const [newestAsked = null] = askedIds;
    const id = sent === null ? newestAsked : secrets.idOfToken(sent.token, sent.email);
    if (id === null) return null;
    const found = await guard(store.findLink(id));
    if (sent === null || found) return found;
    const newest = await guard(store.findNewestLink(sent.email));
    return newest ?? { id, purpose: 'sign-in' as const, email: sent.email };
  }

  return {
    async renew(entry, renewal) {
      const asked = await findAsked(renewal);
      if (!asked || !renewable.includes(asked.purpose)) return { refusal: 'link' };
      const { purpose, email } = asked;
      const given = 'name' in asked ? asked : null;
      // Whoever has only the mail did not type name and password: a stranger may have, in another browser.
      const isOwn = renewal.askedIds.includes(asked.id);
      const sent = await this.request(
        { ...entry, callbackUrl: entry.callbackUrl ?? given?.callbackUrl ?? null },
        {
          purpose,
          email,
          ticket: renewal.ticket,
          askedIds: renewal.askedIds,
          ...(isOwn && given
            ? { name: given.name, person: given.person ?? null, passwordHash: given.passwordHash }
            : {}),
        },
      );
      return 'refusal' in sent ? sent : { ...sent, purpose };
    },

    async foresee(entry, request) {
      const verdict = await guard(throttle.foresee(await attemptOf(entry, request)));
      if (verdict.waitMs === 0) return null;
      return refuse(entry, request.email, { refusal: 'throttled', verdict }, request.purpose);
    },

    async request(entry, request) {
      const { purpose, email, askedIds, accountId = null } = request;
      const { name = null, person = null, passwordHash = null } = request;
      const { caller, callbackUrl, locale } = entry;
      const verdict = await guard(throttle.attempt(await attemptOf(entry, request)));
      if (verdict.waitMs > 0) {
        return refuse(entry, email, { refusal: 'throttled', verdict }, purpose);
      }
      const asked = await Promise.all(askedIds.map((id) => guard(store.findLink(id))));
      const former = asked.find((link) => link?.email === email && link.purpose === purpose);
      const at = clock.now();
      const id = v7();
      return guard(
        store.transaction(async (unit): Promise<{ linkId: string } | Refusal> => {
          const { accounts, links, events, mails } = unit;
          const owner = accountId && entry.former ? await lockSession(unit, entry.former) : null;
          if (accountId !== null && owner?.id !== accountId) return { refusal: 'session' };
          if (owner) await links.removeAllFor(owner.id);
          // Never those that others have asked for: anybody could end the owner's.
          else if (former) await links.take(former.id);
          const account = await accounts.findByEmail(email);
          const times = { createdAt: at, expiresAt: at + LINK_MS };
          const given = { purpose, email, callbackUrl, locale, name, person, passwordHash };
          const bySession = owner && entry.former ? { sessionHash: entry.former.idHash } : {};
          await links.create({ id, ...given, accountId, ...bySession, roles: [], ...times });
          const whose = accountId ?? account?.id ?? null;
          const event = { accountId: whose, at, ...caller, details: { purpose } };
          await events.add({ type: 'link-requested', ...event });
          await mails.add({ kind: 'link', linkId: id });
          if (owner) {
            const { userAgent } = caller;
            // As it is now: the address may be another one when the mail is written.
            const notice = { accountId: owner.id, to: owner.email, at, userAgent, locale };
            await mails.add({ kind: 'email-change-requested', ...notice });
          }
          return { linkId: id };
        }),
      );
    },

    async use(entry, use) {
      const id = secrets.idOfToken(use.token, use.email);
      const found = id === null ? null : await guard(store.findLink(id));
      const isValid = found && clock.now() < found.expiresAt;
      // Whoever has no token of ours knows nothing, and fills no log.
      if (!isValid && id === null) return { refusal: 'link' };
      if (!isValid) return refuse(entry, use.email, { refusal: 'link' }, found?.purpose);
      const problem = await findProblem(found, use);
      if (problem?.refusal === 'code-missing') return problem;
      if (problem) return refuse(entry, found.email, problem, found.purpose);
      // The first window, or somebody who can read what it shows.
      const isTrusted = use.askedIds.includes(found.id) || use.code !== null;
      const used = store.transaction(async (unit): Promise<Opened | Refusal> => {
        const isInvitation = found.purpose === 'invitation';
        // The admins before any other account, as they lock them themselves.
        const taken = isInvitation ? await invitation.begin(unit, found) : null;
        if (taken) return taken;
        // Before the links, as everybody does who ends those of an account.
        const owner = found.accountId ?? (await unit.accounts.findByEmail(found.email))?.id;
        if (owner !== undefined) await unit.accounts.lock(owner);
        const link = await unit.links.takeAll(found.id);
        if (!link) return { refusal: 'link' };
        const account = await accountOf(unit, entry, link, isTrusted);
        if (!account) return { refusal: 'link' };
        const given = link.purpose === 'email' ? null : entry.callbackUrl;
        const asked = { ...entry, callbackUrl: given ?? link.callbackUrl };
        const isNew = link.purpose === 'password' || account.passwordHash === null;
        // A passkey needs no password beside it.
        const keepsPassword = link.purpose === 'sign-in' || link.purpose === 'email';
        const purpose = isNew && !keepsPassword ? 'password-new' : null;
        const continues = link.purpose === 'email';
        return completion.open(unit, asked, { account, method: 'link', purpose, continues });
      });
      // Another link has made an account of the same address in the meantime.
      const done = used.catch((error: unknown): Refusal => {
        if (isAddressTaken(error)) return { refusal: 'link' };
        throw error;
      });
      const opened = await guard(done);
      if (!isRefusal(opened)) return opened;
      return refuse(entry, found.email, opened, found.purpose);
    },
  };
}
