import type { Completion, Entry, Opened } from '../../completion/completion.ts';
import type { Clock } from '../../ports.ts';
import { workInSession } from '../../sessions/in-session.ts';
import { guard } from '../../sessions/sessions.ts';
import { type Account, hasName } from '../../store/account.ts';
import { hasSecondFactor } from '../../store/factors.ts';
import type { PersonName } from '../../store/link.ts';
import type { AccountStore } from '../../store/store.ts';
import type { Attempt, Throttle } from '../../throttle/throttle.ts';
import { findKnownDevice } from '../known-device.ts';
import { actorOf, recordRefusal } from '../record-refusal.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import type { CheckCredentials } from './credentials.ts';
import type { Hasher } from './hasher.ts';
import type { NetworkLimit } from './network-limit.ts';
import { type CheckNewPassword, normalisePassword } from './password-rules.ts';
import { createWorkQueue } from './work-queue.ts';

/** Proof of identity by a password, and choosing a new one. */
export interface PasswordMethod {
  /** @throws AuthServerError UNAVAILABLE if the store cannot be reached, or too many calls wait */
  signIn(entry: Entry, attempt: PasswordAttempt): Promise<Opened | Refusal>;
  /** Null if the password is right; opens no session. */
  verify(entry: Entry, attempt: PasswordAttempt): Promise<Refusal | null>;
  /**
   * Sets a new password. Allowed in a session with that purpose, or for a signed-in user with the `current`
   * password. Ends every session of the account and opens a new one here.
   *
   * @throws AuthServerError UNAVAILABLE if the store cannot be reached, or too many calls wait
   */
  choose(entry: Entry, choice: PasswordChoice): Promise<Chosen | Refusal>;
}

export interface Chosen extends Opened {
  /** How many other sessions were ended. */
  readonly ended: number;
}

interface PasswordAttempt {
  readonly email: string;
  readonly password: string;
  readonly retryToken: string | undefined;
}

interface PasswordChoice {
  readonly password: string;
  readonly current: string | null;
  /** For an account without a name; others keep theirs. */
  readonly name: string | null;
  readonly person: PersonName | null;
  readonly retryToken: string | undefined;
}

export interface PasswordParts {
  readonly store: AccountStore;
  readonly throttle: Throttle;
  readonly completion: Completion;
  readonly check: CheckCredentials;
  readonly checkNew: CheckNewPassword;
  readonly newPasswords: NetworkLimit;
  readonly hasher: Hasher;
  readonly clock: Clock;
}

export function createPasswordMethod(parts: PasswordParts): PasswordMethod {
  const { store, throttle, completion, check, checkNew, newPasswords, hasher, clock } = parts;
  // An attempt queries the database ten times. Without this queue, many attempts would use up the connections
  // that all requests share, and strangers would run before known devices.
  const attempts = createWorkQueue({ concurrency: 4, waiting: 250 });
  // Any caller can send a made-up device cookie; checking it takes one query.
  const claims = createWorkQueue({ concurrency: 2, waiting: 1000 });

  /** The account, and a new hash if needed, if the password is right and the attempt is not throttled. */
  async function prove(
    entry: Entry,
    { email, password, retryToken }: PasswordAttempt,
    device: string | null,
  ) {
    const { caller } = entry;
    const attempt: Attempt = {
      kind: 'password',
      account: email,
      device,
      retryToken,
      address: caller.address,
    };
    const verdict = await guard(throttle.attempt(attempt));
    if (verdict.waitMs > 0) {
      if (!verdict.isRepeated) await record(entry, 'throttled', email);
      return { refusal: 'throttled', verdict } as const;
    }
    const checked = await check(email, password, device !== null);
    if (checked === null) {
      await record(entry, 'refused', email);
      return { refusal: 'credentials' } as const;
    }
    await guard(throttle.succeed(attempt));
    return checked;
  }

  function record(entry: Entry, type: 'refused' | 'throttled', email: string) {
    return guard(
      store.transaction(async ({ accounts, events }) => {
        const account = await accounts.findByEmail(email);
        const accountId = account?.id ?? null;
        const details = { method: 'password', ...actorOf(entry, accountId) };
        await events.add({ type, accountId, at: clock.now(), ...entry.caller, details });
      }),
    );
  }

  async function signIn(
    entry: Entry,
    attempt: PasswordAttempt,
    device: string | null,
  ): Promise<Opened | Refusal> {
    const checked = await prove(entry, attempt, device);
    if ('refusal' in checked) return checked;
    const { account: found, newHash } = checked;
    return guard(
      store.transaction(async (unit) => {
        const account = await unit.accounts.lock(found.id);
        // The account was disabled, or got another password, during this check.
        const isSame = account?.passwordHash === found.passwordHash;
        if (!account || account.disabled || !isSame) return { refusal: 'credentials' };
        if (newHash !== null) await unit.accounts.update(account.id, { passwordHash: newHash });
        return completion.open(unit, entry, { account, method: 'password' });
      }),
    );
  }

  /** The hash of a new password, if the rules allow it. */
  async function hashNew(
    entry: Entry,
    own: Account,
    { password, name, retryToken }: Pick<PasswordChoice, 'password' | 'name' | 'retryToken'>,
  ): Promise<{ passwordHash: string } | Refusal> {
    const hasFactor = hasSecondFactor(await guard(store.findFactors(own.id)));
    const problem = await checkNew(password, {
      words: [name ?? own.name, own.email],
      hasFactor,
    });
    if (problem) return problem;
    const given = normalisePassword(password);
    // An attacker who knows the old password would still have access.
    const { passwordHash: old } = own;
    // Comparing with the old password could be used for guessing it, so it is throttled like a sign-in.
    const attempt: Attempt = {
      kind: 'password',
      account: `chosen for ${own.id}`,
      device: null,
      retryToken,
      address: entry.caller.address,
    };
    if (old !== null) {
      const verdict = await guard(throttle.attempt(attempt));
      const refused = { accountId: own.id, details: { method: 'password', reason: 'same' } };
      const refuse = (refusal: Refusal) => recordRefusal({ store, clock }, entry, refusal, refused);
      if (verdict.waitMs > 0) return refuse({ refusal: 'throttled', verdict });
      if (await hasher.verify(old, given)) return refuse({ refusal: 'password-same' });
      await guard(throttle.succeed(attempt));
    }
    return { passwordHash: await hasher.hash(given) };
  }

  return {
    async signIn(entry, attempt) {
      const claim = () => findKnownDevice(store, entry, attempt.email);
      const device = entry.deviceId === null ? null : await claims.run(claim, false);
      return attempts.run(() => signIn(entry, attempt, device), device !== null);
    },

    async verify(entry, attempt) {
      const checked = await prove(
        entry,
        attempt,
        await findKnownDevice(store, entry, attempt.email),
      );
      return 'refusal' in checked ? checked : null;
    },

    async choose(entry, { password, current, name, person, retryToken }) {
      const session = entry.former;
      const isAsked = session?.purpose === 'password-new';
      if (!session || (!isAsked && (session.purpose !== null || current === null))) {
        return { refusal: 'session' };
      }
      const { account: own } = session;
      if (!isAsked && current !== null) {
        const device = await findKnownDevice(store, entry, own.email);
        const given = { email: own.email, password: current, retryToken };
        const checked = await prove(entry, given, device);
        if ('refusal' in checked) return checked;
      }
      const hashed = await newPasswords.run(entry.caller.address, () =>
        hashNew(entry, own, { password, name, retryToken }),
      );
      if (isRefusal(hashed)) return hashed;
      const { passwordHash } = hashed;
      return workInSession(store, entry, async (unit, account) => {
        // Another password was chosen during this check.
        if (account.passwordHash !== own.passwordHash) return { refusal: 'session' };
        const at = clock.now();
        const change = {
          passwordHash,
          passwordChangedAt: at,
          passwordChange: false,
          passwordChangeSince: null,
          ...(name === null || hasName(account) ? {} : { name, person }),
        };
        await unit.accounts.update(account.id, change);
        const ended = await unit.sessions.removeAllOf(account.id, session.idHash);
        // An attacker with the old password may also have had one of these.
        await unit.devices.removeAllOf(account.id);
        await unit.links.removeAllOf(account.email, ['sign-in', 'password']);
        await unit.links.removeAllFor(account.id);
        const details = { sessions: String(ended) };
        const common = { accountId: account.id, at };
        const kind = account.passwordHash === null ? 'password-set' : 'password-changed';
        await unit.events.add({ type: kind, ...common, ...entry.caller, details });
        const { userAgent } = entry.caller;
        const { locale } = entry;
        await unit.mails.add({ kind, ...common, userAgent, locale });
        const proof = { account: { ...account, ...change }, method: 'password' } as const;
        const opened = await completion.open(unit, entry, { ...proof, continues: true });
        return { ...opened, ended };
      });
    },
  };
}
