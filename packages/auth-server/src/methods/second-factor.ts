import type { Completion, Entry, Opened } from '../completion/completion.ts';
import { endProvedBy } from '../completion/end-proved-by.ts';
import { endUnproved } from '../completion/end-unproved.ts';
import { isFreshAt } from '../completion/fresh.ts';
import type { RequestSession } from '../options.ts';
import type { Clock } from '../ports.ts';
import type { Seal } from '../protocol/sealed.ts';
import { workInSession } from '../sessions/in-session.ts';
import { guard } from '../sessions/sessions.ts';
import type { Account } from '../store/account.ts';
import type { AccountEventType } from '../store/event.ts';
import { hasSecondFactor, type TotpKey } from '../store/factors.ts';
import type { Method } from '../store/session.ts';
import type { AccountStore, AccountUnit } from '../store/store.ts';
import type { Attempt, Throttle } from '../throttle/throttle.ts';
import { type FreshProof, mayAddFactor } from './fresh-proof.ts';
import { findKnownDevice } from './known-device.ts';
import { doerOf, recordRefusal } from './record-refusal.ts';
import type { RecoveryCodes } from './recovery-code/recovery-codes.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import { tellOfFactor } from './tell-of-factor.ts';
import type { Totp, TotpSetup } from './totp/totp.ts';

/** What was typed to change a factor; `current` is the password, where the last proof is older. */
export interface FactorRequest {
  readonly current: string | null;
  readonly ticket: string | undefined;
}

/** A code of an app, or one of the recovery codes. */
export interface SecondFactor {
  /** The second step of signing in; also proves anew who is signed in. */
  prove(entry: Entry, code: string, ticket: string | undefined): Promise<Opened | Refusal>;
  /**
   * A code that a signed-in user has sent along with something else: the same entry, proved at this
   * moment. The session goes on.
   */
  renew(entry: Entry, code: string, ticket: string | undefined): Promise<Entry | Refusal>;
  /** Makes a key that waits ten minutes for its first code, in this session, and counts from then on. */
  begin(entry: Entry, request: FactorRequest): Promise<TotpSetup | Refusal>;
  /** The app has the key: from now on it is asked for. Answers recovery codes, shown only now. */
  confirm(entry: Entry, code: string): Promise<{ codes: readonly string[] } | Refusal>;
  removeApp(entry: Entry, request: FactorRequest): Promise<{ removed: true } | Refusal>;
  /** New recovery codes; the old ones are worth nothing from then on. */
  renewCodes(entry: Entry, request: FactorRequest): Promise<{ codes: readonly string[] } | Refusal>;
  /** The key that waits for its first code; null where there is none. */
  pending(session: RequestSession): Promise<TotpSetup | null>;
}

/** What the method is made of. */
export interface SecondFactorParts {
  readonly store: AccountStore;
  readonly throttle: Throttle;
  readonly completion: Completion;
  readonly totp: Totp;
  readonly seal: Seal;
  readonly recoveryCodes: RecoveryCodes;
  readonly fresh: FreshProof;
  readonly clock: Clock;
  /** No secret opens the key of this account's app. */
  onLostKey(accountId: string): void;
}

export function createSecondFactor(parts: SecondFactorParts): SecondFactor {
  const { store, throttle, completion, totp, seal, recoveryCodes, fresh, clock, onLostKey } = parts;

  /** Uses the code up; what it was, or null. */
  async function useCode(unit: AccountUnit, { id }: Account, code: string) {
    const { totp: key } = await unit.factors.of(id);
    const given = code.replace(/[\s-]/g, '');
    if (key && key.confirmedAt !== null) {
      const secret = seal.open(key.sealed, id);
      if (secret === null) onLostKey(id);
      const step = secret && totp.stepOf(secret, given, clock.now(), key.lastStep);
      if (secret !== null && typeof step === 'number') {
        // Sealed again, by the secret of now: one before it can be forgotten some day.
        const sealed = seal.seal(secret, id);
        await unit.factors.setTotp(id, { ...key, sealed, lastStep: step });
        return 'totp' as const;
      }
    }
    for (const hash of recoveryCodes.hashes(id, code)) {
      if (await unit.factors.takeRecoveryCode(id, hash)) return 'recovery-code' as const;
    }
    return null;
  }

  /** The secret of a key that waits, for the session that has proved who it is to get it; else null. */
  function openWaiting({ sealed }: TotpKey, { idHash, account: { id } }: RequestSession) {
    const [secret = '', madeAt, madeBy] = seal.open(sealed, id)?.split(' ') ?? [];
    return madeBy === idHash && isFreshAt(Number(madeAt), clock.now()) ? secret : null;
  }

  /** In the account's lock, for a signed-in user who has just shown who they are. */
  async function change<Result>(
    entry: Entry,
    request: FactorRequest,
    work: (
      unit: AccountUnit,
      account: Account,
      session: RequestSession,
    ) => Promise<Result | Refusal>,
    addsFactor = false,
  ): Promise<Result | Refusal> {
    const refusal = await fresh.ensureForFactor(entry, request, addsFactor);
    const session = entry.former;
    if (refusal || !session) return refusal ?? { refusal: 'session' };
    return workInSession(store, entry, (unit, account) => work(unit, account, session));
  }

  function record(
    unit: AccountUnit,
    entry: Entry,
    type: AccountEventType,
    details: Readonly<Record<string, string>>,
  ) {
    const accountId = entry.former?.account.id ?? null;
    return unit.events.add({ type, accountId, at: clock.now(), ...entry.caller, details });
  }

  const recordWrongCode = (unit: AccountUnit, entry: Entry, factor: string) =>
    record(unit, entry, 'refused', {
      factor,
      ...doerOf(entry, entry.former?.account.id ?? null),
    });

  /** Does what a code is good for, in the account's lock; tries are counted. */
  async function tryCode<Result extends object>(
    entry: Entry,
    code: string,
    ticket: string | undefined,
    work: (unit: AccountUnit, account: Account, method: Method) => Promise<Result>,
  ): Promise<Result | Refusal> {
    const session = entry.former;
    if (!session || session.purpose === 'password-new') return { refusal: 'session' };
    const { id, email } = session.account;
    const device = await findKnownDevice(store, entry, email);
    const attempt: Attempt = {
      kind: 'code',
      account: id,
      ticket,
      device,
      address: entry.caller.address,
    };
    const verdict = await guard(throttle.attempt(attempt));
    if (verdict.waitMs > 0) {
      const details = { factor: 'code' };
      const refusal = { refusal: 'throttled', verdict } as const;
      return recordRefusal(parts, entry, refusal, { accountId: id, details });
    }
    const done = await workInSession(
      store,
      entry,
      async (unit, account): Promise<Result | Refusal> => {
        const method = await useCode(unit, account, code);
        if (method === null) {
          await recordWrongCode(unit, entry, 'code');
          return { refusal: 'code-wrong' };
        }
        return work(unit, account, method);
      },
    );
    if (!isRefusal(done)) await guard(throttle.succeed(attempt));
    return done;
  }

  return {
    prove: (entry, code, ticket) =>
      tryCode(entry, code, ticket, (unit, account, method) =>
        completion.open(unit, entry, { account, method }),
      ),

    async renew(entry, code, ticket) {
      const session = entry.former;
      if (!session || session.purpose !== null) return { refusal: 'session' };
      return tryCode(entry, code, ticket, async (unit, _account, method) => {
        const provedAt = clock.now();
        await unit.sessions.addMethod(session.idHash, method, provedAt);
        const methods = [...new Set([...session.methods, method])];
        return { ...entry, former: { ...session, methods, provedAt } };
      });
    },

    begin: (entry, request) => {
      const work = async (
        unit: AccountUnit,
        { id, email }: Account,
      ): Promise<TotpSetup | Refusal> => {
        const { totp: known } = await unit.factors.of(id);
        // One that is in use goes on working until the new one is confirmed elsewhere: remove it first.
        if (known && known.confirmedAt !== null) return { refusal: 'factor-there' };
        const secret = totp.createSecret();
        const sealed = seal.seal(`${secret} ${clock.now()} ${entry.former?.idHash}`, id);
        const key = { sealed, confirmedAt: null, lastStep: 0 };
        await unit.factors.setTotp(id, key);
        return totp.describe(secret, email);
      };
      return change(entry, request, work, true);
    },

    async confirm(entry, code) {
      const session = entry.former;
      if (!session || !mayAddFactor(session)) return { refusal: 'session' };
      const { id } = session.account;
      return workInSession(store, entry, async (unit) => {
        const { totp: key } = await unit.factors.of(id);
        if (!key || key.confirmedAt !== null) return { refusal: 'session' };
        const secret = openWaiting(key, session);
        if (secret === null) return { refusal: 'proof-old' };
        const at = clock.now();
        const given = code.replace(/[\s-]/g, '');
        const step = totp.stepOf(secret, given, at, key.lastStep);
        if (step === null) {
          await recordWrongCode(unit, entry, 'totp');
          return { refusal: 'code-wrong' };
        }
        const sealed = seal.seal(secret, id);
        await unit.factors.setTotp(id, { sealed, confirmedAt: at, lastStep: step });
        await unit.sessions.addMethod(session.idHash, 'totp', at);
        await record(unit, entry, 'factor-added', { factor: 'totp' });
        await tellOfFactor(unit, entry, { kind: 'factor-added', factor: 'totp', at });
        await endUnproved(unit, session, entry.caller, at);
        return { codes: await recoveryCodes.issue(unit, id) };
      });
    },

    removeApp: (entry, request) =>
      change(entry, request, async (unit, { id }, session) => {
        const { totp: key } = await unit.factors.of(id);
        if (key === null) return { refusal: 'session' };
        const wasInUse = key.confirmedAt !== null;
        await unit.factors.setTotp(id, null);
        const left = await unit.factors.of(id);
        if (!hasSecondFactor(left)) await unit.factors.setRecoveryCodes(id, []);
        // What was never confirmed was no factor.
        if (wasInUse) {
          const at = clock.now();
          await record(unit, entry, 'factor-removed', { factor: 'totp' });
          await tellOfFactor(unit, entry, { kind: 'factor-removed', factor: 'totp', at });
          await endProvedBy(unit, session, { removed: 'totp', caller: entry.caller, at });
        }
        return { removed: true } as const;
      }),

    renewCodes: (entry, request) =>
      change(entry, request, async (unit, { id }, session) => {
        if (!hasSecondFactor(await unit.factors.of(id))) return { refusal: 'session' };
        await record(unit, entry, 'recovery-codes-made', { factor: 'recovery-code' });
        const told = { kind: 'recovery-codes-made', factor: 'recovery-code' } as const;
        const at = clock.now();
        await tellOfFactor(unit, entry, { ...told, at });
        // Whoever has come in by one of the old codes.
        await endProvedBy(unit, session, { removed: 'recovery-code', caller: entry.caller, at });
        return { codes: await recoveryCodes.issue(unit, id) };
      }),

    async pending(session) {
      const { id, email } = session.account;
      const { totp: key } = await guard(store.findFactors(id));
      if (!key || key.confirmedAt !== null) return null;
      const secret = openWaiting(key, session);
      return secret === null ? null : totp.describe(secret, email);
    },
  };
}
