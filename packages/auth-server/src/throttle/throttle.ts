import type { Clock } from '../ports.ts';
import { networksOf } from './networks.ts';
import type { RetryTokens } from './retry-token.ts';
import { keyOf } from './throttle-key.ts';
import type { ThrottleCount, ThrottleStore } from './throttle-store.ts';

interface Policy {
  /** Attempts before the first wait. */
  readonly free: number;
  readonly longestMs: number;
  readonly windowMs: number;
}

const minute = 60_000;
/** The largest expected difference between the clocks of two nodes. */
const LARGEST_SKEW_MS = 5000;
/** For how many accounts the refusals of one network are logged, each minute. */
const MOST_LOGGED = 3;
/** How long a token can be used after its wait. */
const RETRY_TOKEN_MS = 10 * minute;
// Short: a stranger's attempts must not lock the owner out.
const accountPolicy: Policy = { free: 5, longestMs: minute / 3, windowMs: 15 * minute };
const devicePolicy: Policy = { free: 5, longestMs: minute / 2, windowMs: 15 * minute };
// Six digits can be guessed: parallel waits must not give more attempts.
const codePolicy: Policy = { free: 5, longestMs: 15 * minute, windowMs: 60 * minute };
const addressPolicy: Policy = { free: 30, longestMs: 15 * minute, windowMs: 60 * minute };
const networkPolicy: Policy = { free: 120, longestMs: 15 * minute, windowMs: 60 * minute };
// Each attempt sends a mail to a person who may not have requested it, and from any number of networks.
const mailPolicy: Policy = { free: 30, longestMs: minute / 2, windowMs: 60 * minute };

/** An attempt to prove an identity; a stranger may also make it. */
export interface Attempt {
  /** Each kind has its own counts, so that one works while another has to wait. */
  readonly kind: 'password' | 'link' | 'code';
  /** An e-mail address, or another name of the account. */
  readonly account: string;
  readonly address: string;
  /** A device that has signed in to this account before; null for any other. */
  readonly device: string | null;
  /** The token from an earlier refusal. */
  readonly retryToken: string | undefined;
}

/** Zero: the attempt is allowed. Otherwise the wait in ms, and the token for the next attempt. */
export interface Verdict {
  readonly waitMs: number;
  readonly retryToken: string | null;
  /** A refusal of this kind was already logged for this network in this minute. */
  readonly isRepeated: boolean;
}

type Wait = Omit<Verdict, 'isRepeated'>;

export interface Throttle {
  attempt(attempt: Attempt): Promise<Verdict>;
  /** The verdict of `attempt` at this time, without counting: for costly work before the attempt. */
  foresee(attempt: Attempt): Promise<Verdict>;
  /**
   * The attempt was successful: clears the counts of account and device. The address gets only this attempt
   * back. So a practice behind one address can sign in all day, and an attacker cannot clear the counts by
   * signing in to an own account.
   */
  succeed(attempt: Attempt): Promise<void>;
}

/**
 * Limits attempts by three counts in `store`, for all nodes and over restarts.
 *
 * - A known device, which has signed in to the account before: only its own count, which no other caller can
 * raise.
 * - The address and its network: waits that double, up to 15 minutes.
 * - Links: 30 mails to one address, then at most one each half a minute, from any caller.
 * - All other callers, by account: after five failures each further attempt needs a token. A token is valid
 * for one attempt, 1 to 20 s after it was issued; one address can use five tokens in 20 s. Each caller waits
 * for their own token, so an attacker who keeps trying delays no other caller and has one guess per token.
 * Codes of a second factor are too short for that: there the pause is shared by all callers of the account,
 * up to 15 minutes.
 */
export function createThrottle(store: ThrottleStore, tokens: RetryTokens, clock: Clock): Throttle {
  async function waitOf(key: string, policy: Policy, now: number): Promise<number> {
    const { failures, lastAt } = await store.read(key, now);
    const pause = pauseAfter(policy, failures);
    const passed = now - lastAt;
    // The clock was set back: the time since then is unknown, and callers must not wait until the clock
    // reaches it again.
    if (passed < -LARGEST_SKEW_MS) return 0;
    return Math.min(pause, Math.max(0, pause - passed));
  }

  /** Counts one more attempt; parallel attempts above the limit have to wait. */
  async function count(key: string, policy: Policy, now: number): Promise<number> {
    const before = await store.read(key, now);
    const { failures } = await store.fail(key, now, policy.windowMs);
    return failures > policy.free && failures !== before.failures + 1 ? 1000 : 0;
  }

  /**
   * Zero if the token was used up by this attempt; the wait in ms if it is too early; null without a valid
   * token.
   */
  async function spendToken({ retryToken: given, address }: Attempt, key: string, now: number) {
    const token = tokens.read(given, key);
    if (!token) return null;
    const left = token.validFrom - now;
    // A clock that was set back must not extend the announced wait.
    const isDue = left <= 0 || left > accountPolicy.longestMs + LARGEST_SKEW_MS;
    if (!isDue) return left;
    const use = `ticket:${token.id}`;
    if ((await store.read(use, now)).failures > 0) return null;
    // Tokens collected from one address cannot all be used at once.
    const { free, longestMs } = accountPolicy;
    const slot = Math.floor(now / longestMs);
    const turn = keyOf('ticket-turn', `${slot} ${networksOf(address).own} ${key}`);
    const turns = await store.fail(turn, now, longestMs);
    if (turns.failures > free) return (slot + 1) * longestMs - now;
    const uses = await store.fail(use, now, 2 * RETRY_TOKEN_MS);
    return left > -RETRY_TOKEN_MS && uses.failures === 1 ? 0 : null;
  }

  function refuse(key: string, { failures }: ThrottleCount, now: number): Wait {
    const waitMs = Math.max(1000, pauseAfter(accountPolicy, failures));
    return { waitMs, retryToken: tokens.issue(key, now + waitMs) };
  }

  /** For passwords and links of unknown devices. */
  async function attemptWithToken(attempt: Attempt, now: number): Promise<Wait> {
    const { key, policy } = subjectOf(attempt);
    const before = await store.read(key, now);
    const isFree = pauseAfter(policy, before.failures) === 0;
    if (!isFree) {
      const left = await spendToken(attempt, key, now);
      if (left === null) return refuse(key, before, now);
      if (left > 0) return { waitMs: left, retryToken: attempt.retryToken ?? null };
    }
    const counted = await store.fail(key, now, policy.windowMs);
    // Of parallel attempts only the first ones are free.
    return isFree && counted.failures > policy.free ? refuse(key, counted, now) : noWait;
  }

  /** One pause for all callers with the same count. */
  async function attemptInTurn(attempt: Attempt, now: number): Promise<Wait> {
    const { key, policy } = subjectOf(attempt);
    const waitMs = (await waitOf(key, policy, now)) || (await count(key, policy, now));
    return { waitMs, retryToken: null };
  }

  async function waitOfPlaces(attempt: Attempt, now: number): Promise<number> {
    for (const { key, policy } of placesOf(attempt)) {
      const waitMs = await waitOf(key, policy, now);
      if (waitMs > 0) return waitMs;
    }
    return 0;
  }

  async function judge(attempt: Attempt, now: number): Promise<Wait> {
    const places = placesOf(attempt);
    // A refused attempt is not counted: otherwise a stranger who keeps trying would block all other callers.
    const waitMs = await waitOfPlaces(attempt, now);
    if (waitMs > 0) return { waitMs, retryToken: null };
    const wait =
      attempt.device === null && attempt.kind !== 'code'
        ? await attemptWithToken(attempt, now)
        : await attemptInTurn(attempt, now);
    if (wait.waitMs > 0) return wait;
    for (const { key, policy } of places) {
      const waitMs = await count(key, policy, now);
      if (waitMs > 0) return { waitMs, retryToken: null };
    }
    return noWait;
  }

  async function lookAhead(attempt: Attempt, now: number): Promise<Wait> {
    const waitMs = await waitOfPlaces(attempt, now);
    if (waitMs > 0) return { waitMs, retryToken: null };
    const { key, policy } = subjectOf(attempt);
    const before = await store.read(key, now);
    if (pauseAfter(policy, before.failures) === 0) return noWait;
    const token = tokens.read(attempt.retryToken, key);
    if (token === null) return refuse(key, before, now);
    const left = Math.max(0, token.validFrom - now);
    return { waitMs: left, retryToken: attempt.retryToken ?? null };
  }

  async function markRepeated(attempt: Attempt, wait: Wait, now: number): Promise<Verdict> {
    return { ...wait, isRepeated: wait.waitMs > 0 && !(await isFirst(attempt, now)) };
  }

  /** Whether this is the first refusal of this minute for the account, and one of the network's first. */
  async function isFirst({ kind, account, address }: Attempt, now: number): Promise<boolean> {
    // By the minutes of the clock: a window that each refusal extends would never end during an attack.
    const place = `${networksOf(address).own} ${Math.floor(now / minute)}`;
    const own = await store.fail(keyOf(`${kind}-refused`, `${place} ${account}`), now, minute);
    if (own.failures > 1) return false;
    const all = await store.fail(keyOf(`${kind}-refused`, place), now, minute);
    return all.failures <= MOST_LOGGED;
  }

  return {
    async attempt(attempt) {
      const now = clock.now();
      return markRepeated(attempt, await judge(attempt, now), now);
    },
    async foresee(attempt) {
      const now = clock.now();
      return markRepeated(attempt, await lookAhead(attempt, now), now);
    },
    async succeed(attempt) {
      await store.clear(subjectOf(attempt).key);
      for (const { key } of placesOf(attempt)) await store.forgive(key);
    },
  };
}

const noWait: Wait = { waitMs: 0, retryToken: null };

/** 1 s, 2 s, 4 s … up to the policy's longest pause. */
function pauseAfter({ free, longestMs }: Policy, failures: number): number {
  if (failures < free) return 0;
  return Math.min(1000 * 2 ** Math.min(failures - free, 30), longestMs);
}

function subjectOf({ kind, account, device }: Attempt): { key: string; policy: Policy } {
  if (device !== null) {
    const policy = kind === 'code' ? codePolicy : devicePolicy;
    return { key: keyOf(`${kind}-device`, `${device} ${account}`), policy };
  }
  const policy = kind === 'code' ? codePolicy : accountPolicy;
  return { key: keyOf(`${kind}-account`, account), policy };
}

/** The counts besides the account's. A known device has none, whatever other callers at its address do. */
function placesOf({ kind, account, address, device }: Attempt): { key: string; policy: Policy }[] {
  if (device !== null) return [];
  const { own, around } = networksOf(address);
  const places = [
    { key: keyOf('address', own), policy: addressPolicy },
    { key: keyOf('network', around), policy: networkPolicy },
  ];
  if (kind !== 'link') return places;
  return [...places, { key: keyOf('link-mails', account), policy: mailPolicy }];
}
