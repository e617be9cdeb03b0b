import type { Entry } from '../completion/completion.ts';
import type { Clock } from '../ports.ts';
import { guard } from '../sessions/sessions.ts';
import type { AccountStore } from '../store/store.ts';
import { networksOf } from '../throttle/networks.ts';
import { keyOf } from '../throttle/throttle-key.ts';
import type { ThrottleStore } from '../throttle/throttle-store.ts';
import type { Refusal } from './refusal.ts';

/** What was refused: words of the program, never what somebody has typed. */
export interface Refused {
  /** Null where what was given names no account. */
  readonly accountId: string | null;
  readonly details: Readonly<Record<string, string>>;
}

/** Names the user of the session: what they mistype while signed in is no attempt of a stranger to sign in. */
export function doerOf(
  { former }: Pick<Entry, 'former'>,
  accountId: string | null,
): { by?: string } {
  if (!former || former.account.id !== accountId) return {};
  // By the first of two steps alone it is not known who they are.
  return former.purpose === 'second-factor' ? {} : { by: former.account.id };
}

/** Writes a refusal to the audit log, a throttled attempt as one, and answers it. */
export async function recordRefusal<Refusing extends Refusal>(
  { store, clock }: { readonly store: AccountStore; readonly clock: Clock },
  entry: Entry,
  refusal: Refusing,
  { accountId, details: words }: Refused,
): Promise<Refusing> {
  // Who goes on trying fills no log.
  if (refusal.refusal === 'throttled' && refusal.verdict.isRepeated) return refusal;
  const type = refusal.refusal === 'throttled' ? 'throttled' : 'refused';
  const details = { ...words, ...doerOf(entry, accountId) };
  const event = { type, accountId, at: clock.now(), ...entry.caller, details } as const;
  await guard(store.transaction(({ events }) => events.add(event)));
  return refusal;
}

/** How many refusals of a network are written each minute. */
const MOST_WRITTEN = 3;

/** The same for what nobody has to wait for: who goes on trying it fills no log. */
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
