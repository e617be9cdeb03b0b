import { randomBytes } from 'node:crypto';
import type { Locale } from '@praxiskit/core';
import type { RequestSession } from '../options.ts';
import type { PagePaths } from '../pages.ts';
import type { Clock } from '../ports.ts';
import type { Caller } from '../sessions/caller.ts';
import type { FactorDue } from '../sessions/factor-due.ts';
import { hashId, type NewSession, type Sessions } from '../sessions/sessions.ts';
import type { Account } from '../store/account.ts';
import type { AccountEventType } from '../store/event.ts';
import { hasSecondFactor } from '../store/factors.ts';
import type { Method, SessionPurpose } from '../store/session.ts';
import type { AccountUnit } from '../store/store.ts';
import { isStrong } from '../store/strong.ts';
import { isFreshAt } from './fresh.ts';
import { keepAccount } from './keep-account.ts';

export interface Entry {
  readonly caller: Caller;
  readonly former: RequestSession | null;
  readonly deviceId: string | null;
  readonly locale: Locale;
  /** Absolute, on this site; null if the request names none. */
  readonly callbackUrl: string | null;
}

interface Proof {
  readonly account: Account;
  readonly method: Method;
  /** Set if the proof does not sign in: the only purpose of the session. */
  readonly purpose?: SessionPurpose | null;
  /** The user stays signed in: after a new password or a new address. */
  readonly continues?: boolean;
}

export interface Opened {
  readonly session: NewSession;
  /** The id for this device's cookie; null until the user is signed in. */
  readonly deviceId: string | null;
  /** Where to go, absolute. */
  readonly url: string;
  /** The purpose that the session is limited to; null if the user is signed in. */
  readonly purpose: SessionPurpose | null;
}

/** Opens a session after a proof. All sessions are opened here. */
export interface Completion {
  open(unit: AccountUnit, entry: Entry, proof: Proof): Promise<Opened>;
}

export interface CompletionParts {
  readonly origin: URL;
  readonly pages: PagePaths;
  readonly sessions: Sessions;
  readonly isFactorDue: FactorDue;
  readonly clock: Clock;
}

/** Ends the former session and opens a new one: limited to the next step, or full if no step is missing. */
export function createCompletion(parts: CompletionParts): Completion {
  const { origin, pages, sessions, isFactorDue, clock } = parts;
  const pageOf: Record<SessionPurpose, string> = {
    'password-new': pages.passwordNew,
    'second-factor': pages.secondFactor,
    'factor-new': pages.factorNew,
  };

  function nextUrl(purpose: SessionPurpose | null, callbackUrl: string | null): string {
    if (purpose === null) return callbackUrl ?? new URL(pages.home, origin).href;
    const url = new URL(pageOf[purpose], origin);
    if (callbackUrl !== null) url.searchParams.set('callbackUrl', callbackUrl);
    return url.href;
  }

  async function seeDevice(unit: AccountUnit, entry: Entry, account: Account): Promise<string> {
    const { caller, locale } = entry;
    const deviceId = entry.deviceId ?? randomBytes(32).toString('base64url');
    const at = clock.now();
    const others = await unit.devices.count(account.id);
    const isNew = await unit.devices.see({
      idHash: hashId(deviceId),
      accountId: account.id,
      seenAt: at,
    });
    if (isNew && others > 0) {
      const { userAgent } = caller;
      await unit.mails.add({
        kind: 'new-device',
        accountId: account.id,
        at,
        userAgent,
        locale,
      });
    }
    return deviceId;
  }

  return {
    async open(unit, entry, proof) {
      const { account, method, purpose: limit = null } = proof;
      const { former, caller, callbackUrl } = entry;
      // A former session that has ended meanwhile does not count.
      const isThere = former !== null && (await unit.sessions.remove(former.idHash));
      const kept = isThere && isContinued(former, proof, clock.now()) ? former : null;
      const methods = [...new Set([...(kept?.methods ?? []), method])];
      const isEnough = isStrong(methods) || !hasSecondFactor(await unit.factors.of(account.id));
      // The second factor comes first: the old password alone must not set a new password.
      const missing = account.passwordChange ? 'password-new' : null;
      const purpose = limit ?? (isEnough ? missing : 'second-factor');
      // A second factor from the former session keeps its time: this proof does not renew it.
      const isLent = isStrong(methods) && !isStrong([method]);
      const provedAt = isLent && kept ? kept.provedAt : clock.now();
      const start = { accountId: account.id, purpose, methods, provedAt, caller };
      const session = sessions.create(start);
      await unit.sessions.create(session.stored);
      const record = (type: AccountEventType, details: Record<string, string>) =>
        unit.events.add({ type, accountId: account.id, at: clock.now(), ...caller, details });
      if (purpose !== null) await record('proved', { method, purpose });
      else await record('signed-in', { methods: methods.join(' ') });
      const isKept = purpose === null && (await keepAccount(unit, entry, account, clock.now()));
      const deviceId = purpose === null ? await seeDevice(unit, entry, account) : null;
      // Not stored: it ends when the user has set up a factor.
      const due = purpose ?? (isFactorDue(account, methods) ? 'factor-new' : null);
      // A user who has cancelled the deletion by signing in sees that first.
      const wanted = isKept ? new URL(pages.accountKept, origin).href : callbackUrl;
      return { session, deviceId, url: nextUrl(due, wanted), purpose: due };
    },
  };
}

/** Whether earlier proofs still count: within the steps of one sign-in, or if the user stays signed in. */
function isContinued(former: RequestSession, proof: Proof, now: number): boolean {
  const { account, method, continues = false } = proof;
  if (former.account.id !== account.id) return false;
  if (isStrong([method])) return true;
  return (former.purpose !== null || continues) && isFreshAt(former.provedAt, now);
}
