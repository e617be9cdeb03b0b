import type { Entry } from '../completion/completion.ts';
import type { Clock } from '../ports.ts';
import { guard } from '../sessions/sessions.ts';
import type { AccountStore } from '../store/store.ts';
import { networksOf } from '../throttle/networks.ts';
import { keyOf } from '../throttle/throttle-key.ts';
import type { ThrottleStore } from '../throttle/throttle-store.ts';
import type { Refusal } from './refusal.ts';

/** The details of a refusal: fixed words of the program, never user input. */
export interface Refused {
  /** Null if the input names no account. */
  readonly accountId: string | null;
  readonly details: Readonly<Record<string, string>>;
}

/** Names the user of the session: a signed-in user's wrong input is not a stranger's attempt to sign in. */
export function actorOf(
  { former }: Pick<Entry, 'former'>,
  accountId: string | null,
): { by?: string } {
  if (!former || former.account.id !== accountId) return {};
  // After only the first of two steps the user is not known yet.
  return former.purpose === 'second-factor' ? {} : { by: former.account.id };
}

/** Writes a refusal to the audit log and returns it; a throttled attempt as 'throttled'. */
export async function recordRefusal<Refusing extends Refusal>(
  { store, clock }: { readonly store: AccountStore; readonly clock: Clock },
  entry: Entry,
  refusal: Refusing,
  { accountId, details: words }: Refused,
): Promise<Refusing> {
  // Repeated attempts must not fill the log.
  if (refusal.refusal === 'throttled' && refusal.verdict.isRepeated) return refusal;
  const type = refusal.refusal === 'throttled' ? 'throttled' : 'refused';
  const details = { ...words, ...actorOf(entry, accountId) };
  const event = { type, accountId, at: clock.now(), ...entry.caller, details } as const;
  await guard(store.transaction(({ events }) => events.add(event)));
  return refusal;
}

/** How many refusals of a network are logged each minute. */
const MOST_WRITTEN = 3;

/** The same for refusals without a wait: repeated attempts must not fill the log. */
export async function recordSeldom<Refusing extends Refusal>(
  parts: Parameters<typeof recordRefusal>[0] & { readonly counts: ThrottleStore },
  entry: Entry,
  refusal: Refusing,
  refused: Refused,
): Promise<Refusing> {
  const now = parts.clock.now();
  const minute = 60_000;
  const place = networksOf(entry.caller.address).own;
  const key = keyOf('written', `${place} ${Math.floor(now / minute)}`);
  const { failures } = await guard(parts.counts.fail(key, now, minute));
  return failures > MOST_WRITTEN ? refusal : recordRefusal(parts, entry, refusal, refused);
}
