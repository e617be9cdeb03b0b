import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Completion, Entry, Opened } from '../../completion/completion.ts';
import { endProvedBy } from '../../completion/end-proved-by.ts';
import { endUnproved } from '../../completion/end-unproved.ts';
import type { Clock } from '../../ports.ts';
import { workInSession } from '../../sessions/in-session.ts';
import { guard } from '../../sessions/sessions.ts';
import { hasSecondFactor } from '../../store/factors.ts';
import type { AccountStore } from '../../store/store.ts';
import type { ThrottleStore } from '../../throttle/throttle-store.ts';
import { type FreshProof, mayAddFactor } from '../fresh-proof.ts';
import { mailFactorChange } from '../mail-factor-change.ts';
import { recordSeldom } from '../record-refusal.ts';
import type { RecoveryCodes } from '../recovery-codes.ts';
import type { Refusal } from '../refusal.ts';
import type { FactorRequest } from '../second-factor.ts';
import type { Challenges } from './challenges.ts';

/** The options for the browser's prompt, and the cookie that returns their challenge. */
interface Asked<Options> {
  readonly options: Options;
  readonly cookie: string;
}

/**
 * Ed25519, ES256, RS256: the algorithms of common devices. The library would add newer ones, about which Node
 * warns.
 */
const algorithms = [-8, -7, -257] as const;

type RegistrationOptions = Awaited<ReturnType<typeof generateRegistrationOptions>>;
type AuthenticationOptions = Awaited<ReturnType<typeof generateAuthenticationOptions>>;

/** Proof of identity by a passkey (WebAuthn, with user verification), and adding one. */
export interface PasskeyMethod {
  /** For every visitor: the device knows its accounts. */
  ask(entry: Entry): Promise<Asked<AuthenticationOptions>>;
  /**
   * Signs in, or is the second step of signing in. A passkey counts as two factors, because the device
   * verifies the user.
   */
  prove(entry: Entry, cookie: string | undefined, response: unknown): Promise<Opened | Refusal>;
  begin(entry: Entry, request: FactorRequest): Promise<Asked<RegistrationOptions> | Refusal>;
  /** Requires a challenge of `begin` in the same session: `begin` requires a recent proof. */
  add(
    entry: Entry,
    cookie: string | undefined,
    response: unknown,
    name: string,
  ): Promise<{ id: string; codes: readonly string[] } | Refusal>;
  remove(entry: Entry, id: string, request: FactorRequest): Promise<{ removed: true } | Refusal>;
}

export interface PasskeyParts {
  readonly origin: URL;
  /** The device shows it beside the account. */
  readonly siteName: () => string;
  readonly store: AccountStore;
  readonly completion: Completion;
  readonly challenges: Challenges;
  readonly counts: ThrottleStore;
  readonly recoveryCodes: RecoveryCodes;
  readonly fresh: FreshProof;
  readonly clock: Clock;
}

export function createPasskeyMethod(parts: PasskeyParts): PasskeyMethod {
  const { origin, siteName, store, completion, challenges, counts } = parts;
  const { recoveryCodes, fresh, clock } = parts;
  const rpID = origin.hostname;

  /** The authenticator's response has to match these; otherwise the verification rejects. */
  const expected = (challenge: string) => ({
    expectedChallenge: challenge,
    expectedOrigin: origin.origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  });

  // An unknown passkey names no account: such requests could fill the log.
  const refuse = (entry: Entry, accountId: string) =>
    recordSeldom({ store, counts, clock }, entry, { refusal: 'credentials' } as const, {
      accountId,
      details: { method: 'passkey' },
    });

  return {
    async ask(entry) {
      const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
      return { options, cookie: challenges.issue(options.challenge, purposeIn('prove', entry)) };
    },

    async prove(entry, cookie, response) {
      const challenge = await guard(challenges.use(cookie, purposeIn('prove', entry)));
      const given = response as AuthenticationResponseJSON;
      const passkey =
        typeof given?.id === 'string' ? await guard(store.findPasskey(given.id)) : null;
      if (passkey === null) return { refusal: 'credentials' };
      if (challenge === null) return refuse(entry, passkey.accountId);
      const { id, publicKey, counter } = passkey;
      const verified = await verifyAuthenticationResponse({
        response: given,
        ...expected(challenge),
        credential: { id, counter, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')) },
      }).catch(() => null);
      if (!verified?.verified) return refuse(entry, passkey.accountId);
      const { newCounter } = verified.authenticationInfo;
      return guard(
        store.transaction(async (unit): Promise<Opened | Refusal> => {
          const account = await unit.accounts.lock(passkey.accountId);
          if (!account || account.disabled) return { refusal: 'credentials' };
          // Read inside the lock: of two responses with the same counter one is from a copy.
          const { passkeys } = await unit.factors.of(account.id);
          const current = passkeys.find((one) => one.id === id);
          if (!current || !isLater(newCounter, current.counter)) return { refusal: 'credentials' };
          // Another user's session is ended, never continued.
          await unit.factors.usePasskey(id, newCounter, clock.now());
          return completion.open(unit, entry, { account, method: 'passkey' });
        }),
      );
    },

    async begin(entry, request) {
      const refusal = await fresh.ensureForFactor(entry, request, true);
      if (refusal) return refusal;
      const account = entry.former?.account;
      if (!account) return { refusal: 'session' };
      const { passkeys } = await guard(store.findFactors(account.id));
      const options = await generateRegistrationOptions({
        rpID,
        rpName: siteName(),
        userName: account.email,
        userDisplayName: account.name,
        userID: new Uint8Array(Buffer.from(account.id)),
        attestationType: 'none',
        supportedAlgorithmIDs: [...algorithms],
        excludeCredentials: passkeys.map(({ id, transports }) => ({
          id,
          transports: [...transports],
        })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return { options, cookie: challenges.issue(options.challenge, purposeIn('add', entry)) };
    },

    async add(entry, cookie, response, name) {
      const session = entry.former;
      if (!session || !mayAddFactor(session)) return { refusal: 'session' };
      const challenge = await guard(challenges.use(cookie, purposeIn('add', entry)));
      if (challenge === null) return { refusal: 'credentials' };
      const given = response as RegistrationResponseJSON;
      const verified = await verifyRegistrationResponse({
        response: given,
        ...expected(challenge),
        supportedAlgorithmIDs: [...algorithms],
      }).catch(() => null);
      if (!verified?.verified) return { refusal: 'credentials' };
      const { credential } = verified.registrationInfo;
      const { id: accountId } = session.account;
      return workInSession(store, entry, async (unit) => {
        const at = clock.now();
        const isNew = await unit.factors.addPasskey({
          id: credential.id,
          accountId,
          publicKey: Buffer.from(credential.publicKey).toString('base64url'),
          counter: credential.counter,
          transports: credential.transports ?? [],
          name,
          createdAt: at,
          usedAt: null,
        });
        if (!isNew) return { refusal: 'factor-there' };
        await unit.sessions.addMethod(session.idHash, 'passkey', at);
        const event = { accountId, at, ...entry.caller, details: { factor: 'passkey' } };
        await unit.events.add({ type: 'factor-added', ...event });
        await mailFactorChange(unit, entry, { kind: 'factor-added', factor: 'passkey', at });
        await endUnproved(unit, session, entry.caller, at);
        // The first factor: without recovery codes a lost device would lock the owner out.
        const { recoveryCodes: left } = await unit.factors.of(accountId);
        const codes = left === 0 ? await recoveryCodes.issue(unit, accountId) : [];
        return { id: credential.id, codes };
      });
    },

    async remove(entry, id, request) {
      const refusal = await fresh.ensureForFactor(entry, request);
      if (refusal) return refusal;
      const session = entry.former;
      if (!session) return { refusal: 'session' };
      const accountId = session.account.id;
      return workInSession(store, entry, async (unit) => {
        if (!(await unit.factors.removePasskey(accountId, id))) return { refusal: 'session' };
        const left = await unit.factors.of(accountId);
        if (!hasSecondFactor(left)) await unit.factors.setRecoveryCodes(accountId, []);
        const event = { accountId, at: clock.now(), ...entry.caller };
        await unit.events.add({
          type: 'factor-removed',
          ...event,
          details: { factor: 'passkey' },
        });
        const change = { kind: 'factor-removed', factor: 'passkey', at: event.at } as const;
        await mailFactorChange(unit, entry, change);
        await endProvedBy(unit, session, {
          removed: 'passkey',
          caller: entry.caller,
          at: event.at,
        });
        return { removed: true } as const;
      });
    },
  };
}

/** A session belongs to one account, so this also names the account. */
const purposeIn = (what: 'prove' | 'add', { former }: Entry) => `${what} ${former?.idHash ?? ''}`;

/** Devices without a counter always send 0 (WebAuthn §6.1.1). */
const isLater = (counter: number, last: number) => counter > last || (counter === 0 && last === 0);
