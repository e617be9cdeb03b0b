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
import { doerOf, recordRefusal } from '../record-refusal.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import type { CheckCredentials } from './credentials.ts';
import type { Hasher } from './hasher.ts';
import { createLine } from './line.ts';
import { type CheckNewPassword, normalisePassword } from './password-rules.ts';
import type { PlacesByNetwork } from './places-by-network.ts';

/** Proving by a password, and choosing one. */
export interface PasswordMethod {
  /** @throws AuthServerError UNAVAILABLE where the store is away, or too many wait */
  signIn(entry: Entry, attempt: PasswordAttempt): Promise<Opened | Refusal>;
  /** Null where the password is the account's; nothing is opened by it. */
  verify(entry: Entry, attempt: PasswordAttempt): Promise<Refusal | null>;
  /**
   * A new password for the account of a session that may choose one: one with that purpose, or of a
   * signed-in user who knows the `current` one. Ends every session of the account, and opens this one
   * anew.
   *
   * @throws AuthServerError UNAVAILABLE where the store is away, or too many wait
   */
  choose(entry: Entry, choice: PasswordChoice): Promise<Chosen | Refusal>;
}

/** What a new password has opened. */
export interface Chosen extends Opened {
  /** How many other sessions it has ended. */
  readonly ended: number;
}

/** What was typed to sign in. */
interface PasswordAttempt {
  readonly email: string;
  readonly password: string;
  readonly ticket: string | undefined;
}

/** What was typed to choose a new password. */
interface PasswordChoice {
  readonly password: string;
  readonly current: string | null;
  /** For an account without one; any other keeps its own. */
  readonly name: string | null;
  readonly person: PersonName | null;
  readonly ticket: string | undefined;
}

/** What the method is made of. */
export interface PasswordParts {
  readonly store: AccountStore;
  readonly throttle: Throttle;
  readonly completion: Completion;
  readonly check: CheckCredentials;
  readonly checkNew: CheckNewPassword;
  readonly newPasswords: PlacesByNetwork;
  readonly hasher: Hasher;
  readonly clock: Clock;
}

export function createPasswordMethod(parts: PasswordParts): PasswordMethod {
  const { store, throttle, completion, check, checkNew, newPasswords, hasher, clock } = parts;
  // An attempt asks the database ten times. Without a line a storm of them waits for connections, where
  // every request of the site waits, too, and strangers are before known devices.
  const attempts = createLine({ places: 4, queue: 250 });
  // Anybody can claim a device by a cookie of their own making: only one question of the database.
  const claims = createLine({ places: 2, queue: 1000 });

  /** The account and a newer hash, where the password is right and nobody tries too often. */
  async function prove(
    entry: Entry,
    { email, password, ticket }: PasswordAttempt,
    device: string | null,
  ) {
    const { caller } = entry;
    const attempt: Attempt = {
      kind: 'password',
      account: email,
      device,
      ticket,
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
        const details = { method: 'password', ...doerOf(entry, accountId) };
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
        // Disabled, or given another password, while this one was checked.
        const isSame = account?.passwordHash === found.passwordHash;
        if (!account || account.disabled || !isSame) return { refusal: 'credentials' };
        if (newHash !== null) await unit.accounts.update(account.id, { passwordHash: newHash });
        return completion.open(unit, entry, { account, method: 'password' });
      }),
    );
  }

  /** The hash of a new password that its account may have. */
  async function hashNew(
    entry: Entry,
    own: Account,
    { password, name, ticket }: Pick<PasswordChoice, 'password' | 'name' | 'ticket'>,
  ): Promise<{ passwordHash: string } | Refusal> {
    const hasFactor = hasSecondFactor(await guard(store.findFactors(own.id)));
    const problem = await checkNew(password, {
      words: [name ?? own.name, own.email],
      hasFactor,
    });
    if (problem) return problem;
    const given = normalisePassword(password);
    // Who knows the old one would still be in.
    const { passwordHash: old } = own;
    // What tells whether a text is the old password takes as many tries as a sign-in.
    const attempt: Attempt = {
      kind: 'password',
      account: `chosen for ${own.id}`,
      device: null,
      ticket,
      address: entry.caller.address,
    };
    if (old !== null) {
      const verdict = await guard(throttle.attempt(attempt));
      const told = { accountId: own.id, details: { method: 'password', reason: 'same' } };
      const refuse = (refusal: Refusal) => recordRefusal({ store, clock }, entry, refusal, told);
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

    async choose(entry, { password, current, name, person, ticket }) {
      const session = entry.former;
      const isAsked = session?.purpose === 'password-new';
      if (!session || (!isAsked && (session.purpose !== null || current === null))) {
        return { refusal: 'session' };
      }
      const { account: own } = session;
      if (!isAsked && current !== null) {
        const device = await findKnownDevice(store, entry, own.email);
        const given = { email: own.email, password: current, ticket };
        const checked = await prove(entry, given, device);
        if ('refusal' in checked) return checked;
      }
      const hashed = await newPasswords.run(entry.caller.address, () =>
        hashNew(entry, own, { password, name, ticket }),
      );
      if (isRefusal(hashed)) return hashed;
      const { passwordHash } = hashed;
      return workInSession(store, entry, async (unit, account) => {
        // Another one was chosen while this one was checked.
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
        // Who had the old password may have had one of these, too.
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
