import type { Clock } from '../ports.ts';
import { networksOf } from './networks.ts';
import { keyOf } from './throttle-key.ts';
import type { ThrottleCount, ThrottleStore } from './throttle-store.ts';
import type { Tickets } from './ticket.ts';

interface Policy {
  /** Attempts before anybody waits. */
  readonly free: number;
  readonly longestMs: number;
  readonly windowMs: number;
}

const minute = 60_000;
/** By how much the clocks of two nodes may differ. */
const LARGEST_SKEW_MS = 5000;
/** Accounts of which a network's refusals are told, each minute. */
const MOST_TOLD = 3;
/** How long a ticket can be used once its time has come. */
const TICKET_MS = 10 * minute;
// Short: a stranger's attempts must not lock the owner out.
const accountPolicy: Policy = { free: 5, longestMs: minute / 3, windowMs: 15 * minute };
const devicePolicy: Policy = { free: 5, longestMs: minute / 2, windowMs: 15 * minute };
// Six digits can be guessed, so nobody gets more attempts by waiting in parallel.
const codePolicy: Policy = { free: 5, longestMs: 15 * minute, windowMs: 60 * minute };
const addressPolicy: Policy = { free: 30, longestMs: 15 * minute, windowMs: 60 * minute };
const networkPolicy: Policy = { free: 120, longestMs: 15 * minute, windowMs: 60 * minute };
// Each is a mail to somebody who may not have asked for it, and any number of networks can ask.
const mailPolicy: Policy = { free: 30, longestMs: minute / 2, windowMs: 60 * minute };

/** Somebody who tries something that others may try for them. */
export interface Attempt {
  /** What is tried: each has counts of its own, so that one works while another has to wait. */
  readonly kind: 'password' | 'link' | 'code';
  /** An e-mail address, or another name of the account. */
  readonly account: string;
  readonly address: string;
  /** Of a device that has signed in to this account before; null for any other. */
  readonly device: string | null;
  /** What an earlier refusal has given. */
  readonly ticket: string | undefined;
}

/** Zero: the attempt may go on. Otherwise when to come back, in ms, and what to bring then. */
export interface Verdict {
  readonly waitMs: number;
  readonly ticket: string | null;
  /** It was told already that this network is refused this, in this minute. */
  readonly isRepeated: boolean;
}

type Wait = Omit<Verdict, 'isRepeated'>;

/** Bounds how often something can be tried. */
export interface Throttle {
  /** Counts the attempt. */
  attempt(attempt: Attempt): Promise<Verdict>;
  /** What `attempt` would say at this moment: for what costs much and is counted only afterwards. */
  foresee(attempt: Attempt): Promise<Verdict>;
  /**
   * The attempt was right: the counts of account and device start anew. The address gets this attempt
   * back and keeps the others, so that a practice behind one address may sign in all day, and a thief's
   * own account does not wipe out what was tried on others.
   */
  succeed(attempt: Attempt): Promise<void>;
}

/**
 * Three counts of each attempt, in `store`, so that they hold over nodes and restarts.
 *
 * - A device that has signed in to the account before: a count of its own, which nobody else raises, and
 *   no other.
 * - The address and its network: waits that double, up to 15 minutes.
 * - Links: 30 mails to one address, and then one each half a minute at most, whoever asks.
 * - Everybody else, by account: after five failures each further attempt needs a ticket, which is good
 *   for one attempt 1 to 20 s later, and of one address five in 20 s. Each waits for a ticket of their own, so that whoever tries without
 *   end makes nobody else wait longer, and has one guess for each ticket. Codes of a second factor are
 *   too short for that: there the pause belongs to the account, and up to 15 minutes long.
 */
export function createThrottle(store: ThrottleStore, tickets: Tickets, clock: Clock): Throttle {
  async function waitOf(key: string, policy: Policy, now: number): Promise<number> {
    const { failures, lastAt } = await store.read(key, now);
    const pause = pauseAfter(policy, failures);
    const passed = now - lastAt;
    // The clock was set back: how long ago it was is not known, and nobody waits until it comes round.
    if (passed < -LARGEST_SKEW_MS) return 0;
    return Math.min(pause, Math.max(0, pause - passed));
  }

  /** Counts one more; others that were counted in between have to wait. */
  async function count(key: string, policy: Policy, now: number): Promise<number> {
    const before = await store.read(key, now);
    const { failures } = await store.fail(key, now, policy.windowMs);
    return failures > policy.free && failures !== before.failures + 1 ? 1000 : 0;
  }

  /** Zero for a ticket that is used up by this; null where there is none that could be. */
  async function useTicket({ ticket: given, address }: Attempt, key: string, now: number) {
    const ticket = tickets.read(given, key);
    if (!ticket) return null;
    const left = ticket.validFrom - now;
    // A clock that was set back must not make anybody wait longer than was said.
    const isDue = left <= 0 || left > accountPolicy.longestMs + LARGEST_SKEW_MS;
    if (!isDue) return left;
    const use = `ticket:${ticket.id}`;
    if ((await store.read(use, now)).failures > 0) return null;
    // Whoever has collected many of them does not use them all at once.
    const { free, longestMs } = accountPolicy;
    const slot = Math.floor(now / longestMs);
    const turn = keyOf('ticket-turn', `${slot} ${networksOf(address).own} ${key}`);
    const turns = await store.fail(turn, now, longestMs);
    if (turns.failures > free) return (slot + 1) * longestMs - now;
    const uses = await store.fail(use, now, 2 * TICKET_MS);
    return left > -TICKET_MS && uses.failures === 1 ? 0 : null;
  }

  function refuse(key: string, { failures }: ThrottleCount, now: number): Wait {
    const waitMs = Math.max(1000, pauseAfter(accountPolicy, failures));
    return { waitMs, ticket: tickets.issue(key, now + waitMs) };
  }

  /** For passwords and links of everybody but known devices. */
  async function attemptWithTicket(attempt: Attempt, now: number): Promise<Wait> {
    const { key, policy } = subjectOf(attempt);
    const before = await store.read(key, now);
    const isFree = pauseAfter(policy, before.failures) === 0;
    if (!isFree) {
      const left = await useTicket(attempt, key, now);
      if (left === null) return refuse(key, before, now);
      if (left > 0) return { waitMs: left, ticket: attempt.ticket ?? null };
    }
    const counted = await store.fail(key, now, policy.windowMs);
    // Of many that came together only the first ones are free.
    return isFree && counted.failures > policy.free ? refuse(key, counted, now) : goOn;
  }

  /** One pause for all who share the count. */
  async function attemptInTurn(attempt: Attempt, now: number): Promise<Wait> {
    const { key, policy } = subjectOf(attempt);
    const waitMs = (await waitOf(key, policy, now)) || (await count(key, policy, now));
    return { waitMs, ticket: null };
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
    // A refused attempt is not counted, or a stranger who keeps trying would keep others waiting.
    const waitMs = await waitOfPlaces(attempt, now);
    if (waitMs > 0) return { waitMs, ticket: null };
    const wait =
      attempt.device === null && attempt.kind !== 'code'
        ? await attemptWithTicket(attempt, now)
        : await attemptInTurn(attempt, now);
    if (wait.waitMs > 0) return wait;
    for (const { key, policy } of places) {
      const waitMs = await count(key, policy, now);
      if (waitMs > 0) return { waitMs, ticket: null };
    }
    return goOn;
  }

  async function lookAhead(attempt: Attempt, now: number): Promise<Wait> {
    const waitMs = await waitOfPlaces(attempt, now);
    if (waitMs > 0) return { waitMs, ticket: null };
    const { key, policy } = subjectOf(attempt);
    const before = await store.read(key, now);
    if (pauseAfter(policy, before.failures) === 0) return goOn;
    const ticket = tickets.read(attempt.ticket, key);
    if (ticket === null) return refuse(key, before, now);
    const left = Math.max(0, ticket.validFrom - now);
    return { waitMs: left, ticket: attempt.ticket ?? null };
  }

  async function tell(attempt: Attempt, wait: Wait, now: number): Promise<Verdict> {
    return { ...wait, isRepeated: wait.waitMs > 0 && !(await isNews(attempt, now)) };
  }

  /** Whether a refusal is the first one of this minute for the account, and the network's first few. */
  async function isNews({ kind, account, address }: Attempt, now: number): Promise<boolean> {
    // By the clock's minutes: one that each refusal prolongs would never end for who goes on.
    const place = `${networksOf(address).own} ${Math.floor(now / minute)}`;
    const own = await store.fail(keyOf(`${kind}-refused`, `${place} ${account}`), now, minute);
    if (own.failures > 1) return false;
    const all = await store.fail(keyOf(`${kind}-refused`, place), now, minute);
    return all.failures <= MOST_TOLD;
  }

  return {
    async attempt(attempt) {
      const now = clock.now();
      return tell(attempt, await judge(attempt, now), now);
    },
    async foresee(attempt) {
      const now = clock.now();
      return tell(attempt, await lookAhead(attempt, now), now);
    },
    async succeed(attempt) {
      await store.clear(subjectOf(attempt).key);
      for (const { key } of placesOf(attempt)) await store.forgive(key);
    },
  };
}

const goOn: Wait = { waitMs: 0, ticket: null };

/** 1 s, 2 s, 4 s … up to the policy's longest. */
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

/** What is counted beside the account: for a known device nothing, whoever else is behind its address. */
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
