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
import { mailFactorChange } from './mail-factor-change.ts';
import { actorOf, recordRefusal } from './record-refusal.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import type { Totp, TotpSetup } from './totp.ts';

/** The input for a change of a factor; `current` is the password, required if the last proof is too old. */
export interface FactorRequest {
  readonly current: string | null;
  readonly retryToken: string | undefined;
}

export interface SecondFactor {
  /** The second step of signing in; also proves a signed-in user again. */
  prove(entry: Entry, code: string, retryToken: string | undefined): Promise<Opened | Refusal>;
  /**
   * Checks a code that a signed-in user has sent with another form. Returns the same entry with a new time of
   * proof; the session continues.
   */
  renew(entry: Entry, code: string, retryToken: string | undefined): Promise<Entry | Refusal>;
  /** Creates a key. It waits ten minutes for its first code in this session, and is used from then on. */
  begin(entry: Entry, request: FactorRequest): Promise<TotpSetup | Refusal>;
  /** Confirms the key: from now on its codes are required. Returns recovery codes, shown only once. */
  confirm(entry: Entry, code: string): Promise<{ codes: readonly string[] } | Refusal>;
  removeApp(entry: Entry, request: FactorRequest): Promise<{ removed: true } | Refusal>;
  /** New recovery codes; the old ones no longer work. */
  renewCodes(entry: Entry, request: FactorRequest): Promise<{ codes: readonly string[] } | Refusal>;
  /** The key that waits for its first code; null if there is none. */
  pending(session: RequestSession): Promise<TotpSetup | null>;
}

export interface SecondFactorParts {
  readonly store: AccountStore;
  readonly throttle: Throttle;
  readonly completion: Completion;
  readonly totp: Totp;
  readonly seal: Seal;
  readonly recoveryCodes: RecoveryCodes;
  readonly fresh: FreshProof;
  readonly clock: Clock;
  /** Called if no secret can decrypt the key of this account's app. */
  onLostKey(accountId: string): void;
}

export function createSecondFactor(parts: SecondFactorParts): SecondFactor {
  const { store, throttle, completion, totp, seal, recoveryCodes, fresh, clock, onLostKey } = parts;

  /** Uses up the code and returns its kind, or null. */
  async function useCode(unit: AccountUnit, { id }: Account, code: string) {
    const { totp: key } = await unit.factors.of(id);
    const given = code.replace(/[\s-]/g, '');
    if (key && key.confirmedAt !== null) {
      const secret = seal.open(key.sealed, id);
      if (secret === null) onLostKey(id);
      const step = secret && totp.stepOf(secret, given, clock.now(), key.lastStep);
      if (secret !== null && typeof step === 'number') {
        // Encrypts it again with the present secret, so that a former secret can be removed some day.
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

  /** The secret of a waiting key, if this session has created it; otherwise null. */
  function openWaiting({ sealed }: TotpKey, { idHash, account: { id } }: RequestSession) {
    const [secret = '', madeAt, madeBy] = seal.open(sealed, id)?.split(' ') ?? [];
    return madeBy === idHash && isFreshAt(Number(madeAt), clock.now()) ? secret : null;
  }

  /** Runs inside the account's lock, for a signed-in user with a recent proof. */
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
      ...actorOf(entry, entry.former?.account.id ?? null),
    });

  /** Runs the action of a valid code inside the account's lock; attempts are counted. */
  async function tryCode<Result extends object>(
    entry: Entry,
    code: string,
    retryToken: string | undefined,
    work: (unit: AccountUnit, account: Account, method: Method) => Promise<Result>,
  ): Promise<Result | Refusal> {
    const session = entry.former;
    if (!session || session.purpose === 'password-new') return { refusal: 'session' };
    const { id, email } = session.account;
    const device = await findKnownDevice(store, entry, email);
    const attempt: Attempt = {
      kind: 'code',
      account: id,
      retryToken,
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
    prove: (entry, code, retryToken) =>
      tryCode(entry, code, retryToken, (unit, account, method) =>
        completion.open(unit, entry, { account, method }),
      ),

    async renew(entry, code, retryToken) {
      const session = entry.former;
      if (!session || session.purpose !== null) return { refusal: 'session' };
      return tryCode(entry, code, retryToken, async (unit, _account, method) => {
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
        // An app in use keeps working until a new one is confirmed: remove it first.
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
        await mailFactorChange(unit, entry, { kind: 'factor-added', factor: 'totp', at });
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
        // A key that was never confirmed was no factor.
        if (wasInUse) {
          const at = clock.now();
          await record(unit, entry, 'factor-removed', { factor: 'totp' });
          await mailFactorChange(unit, entry, { kind: 'factor-removed', factor: 'totp', at });
          await endProvedBy(unit, session, { removed: 'totp', caller: entry.caller, at });
        }
        return { removed: true } as const;
      }),

    renewCodes: (entry, request) =>
      change(entry, request, async (unit, { id }, session) => {
        if (!hasSecondFactor(await unit.factors.of(id))) return { refusal: 'session' };
        await record(unit, entry, 'recovery-codes-made', { factor: 'recovery-code' });
        const at = clock.now();
        const made = { kind: 'recovery-codes-made', factor: 'recovery-code', at } as const;
        await mailFactorChange(unit, entry, made);
        // Ends sessions that were opened by one of the old codes.
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
