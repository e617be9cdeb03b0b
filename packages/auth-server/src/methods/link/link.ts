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
/** The purposes that a visitor can request. */
const renewable: readonly LinkPurpose[] = ['sign-in', 'sign-up', 'password'];
/** After so many wrong codes a link ends. */
const MOST_CODES = 5;

/**
 * The request for a link. The response and its time are the same whether the address has an account or not.
 */
interface LinkRequest {
  readonly purpose: LinkPurpose;
  readonly email: string;
  readonly retryToken: string | undefined;
  /** The links that this browser has requested: the new one replaces the one with the same purpose. */
  readonly askedIds: readonly string[];
  /** For an address change: the account that gets the address. */
  readonly accountId?: string;
  /** For a sign-up. */
  readonly name?: string | null;
  readonly person?: PersonName | null;
  readonly passwordHash?: string | null;
}

/** Which link to send again: that of a mail, or the last one that this browser has requested. */
interface LinkRenewal {
  /** The parameters from the mail; null without a mail. */
  readonly sent: { readonly token: string; readonly email: string } | null;
  /** The links that this browser has requested, newest first. */
  readonly askedIds: readonly string[];
  readonly retryToken: string | undefined;
}

interface LinkUse {
  readonly token: string;
  readonly email: string;
  /** The links that this browser has requested, newest first. */
  readonly askedIds: readonly string[];
  readonly code: string | null;
}

/** Proof of identity by a link that was sent by e-mail. */
export interface LinkMethod {
  /** Why `request` would refuse now; checked before costly work. */
  foresee(entry: Entry, request: LinkRequest): Promise<Refusal | null>;
  /** Returns the id of the link, for the cookie of the browser. */
  request(entry: Entry, request: LinkRequest): Promise<{ linkId: string } | Refusal>;
  /**
   * Sends a new link in place of an earlier one, to the same address, whether or not the earlier one still
   * works.
   */
  renew(
    entry: Entry,
    renewal: LinkRenewal,
  ): Promise<{ linkId: string; purpose: LinkPurpose } | Refusal>;
  use(entry: Entry, use: LinkUse): Promise<Opened | Refusal>;
}

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
    // A throttled refusal is already logged only once a minute.
    const record = refusal.refusal === 'throttled' ? recordRefusal : recordSeldom;
    return record(parts, entry, refusal, refused);
  }

  async function attemptOf(entry: Entry, { email, retryToken }: LinkRequest): Promise<Attempt> {
    const device = await findKnownDevice(store, entry, email);
    return { kind: 'link', account: email, retryToken, device, address: entry.caller.address };
  }

  /** Null if the link may be used. */
  async function findProblem(link: Link, { askedIds, code }: LinkUse): Promise<Refusal | null> {
    // A sign-up can be confirmed in any browser: input from another browser does not count then. An
    // invitation was requested by an admin.
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

  /** The request behind a link; of a used link only the address is left. */
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
      // A visitor with only the mail did not enter name and password: a stranger may have, in another
      // browser.
      const isOwn = renewal.askedIds.includes(asked.id);
      const sent = await this.request(
        { ...entry, callbackUrl: entry.callbackUrl ?? given?.callbackUrl ?? null },
        {
          purpose,
          email,
          retryToken: renewal.retryToken,
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
          // Never links of other requesters: a stranger could end the owner's link.
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
            // The present address: it may have changed by the time the mail is written.
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
      // A caller without a valid token learns nothing and cannot fill the log.
      if (!isValid && id === null) return { refusal: 'link' };
      if (!isValid) return refuse(entry, use.email, { refusal: 'link' }, found?.purpose);
      const problem = await findProblem(found, use);
      if (problem?.refusal === 'code-missing') return problem;
      if (problem) return refuse(entry, found.email, problem, found.purpose);
      // The requesting browser, or a user with the code shown there.
      const isTrusted = use.askedIds.includes(found.id) || use.code !== null;
      const used = store.transaction(async (unit): Promise<Opened | Refusal> => {
        const isInvitation = found.purpose === 'invitation';
        // Locks the admins before any other account, as admins do themselves.
        const taken = isInvitation ? await invitation.begin(unit, found) : null;
        if (taken) return taken;
        // Locks the account before the links, in the same order as ending an account's links does.
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
      // Another link has created an account with this address meanwhile.
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
