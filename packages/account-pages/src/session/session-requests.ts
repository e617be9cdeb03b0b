import { accountPaths } from '../paths.ts';
import type { SessionTime } from './session-keeper.ts';

/** A server that does not answer for this time in ms counts as unreachable. */
const PATIENCE_MS = 10_000;

/**
 * Reads when the session ends, without extending it. The time left is computed with the server's clock, from
 * the `Date` header.
 *
 * @throws Error if the server does not answer
 */
export async function readSessionTime(fetch: typeof globalThis.fetch): Promise<SessionTime | null> {
  const response = await fetch('/api/auth/session', {
    credentials: 'same-origin',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (response.status === 401) return null;
  if (!response.ok) throw new Error(`The session answered ${response.status}`);
  const { expires }: { expires?: string } = await response.json();
  if (expires === undefined) return null;
  const endsAt = Date.parse(expires);
  const now = Date.parse(response.headers.get('date') ?? '');
  return { endsAt, leftMs: endsAt - (Number.isNaN(now) ? Date.now() : now) };
}

/**
 * Reads the account page in the visitor's name, which extends the session.
 *
 * @throws Error if the server does not answer
 */
export async function extendSession(fetch: typeof globalThis.fetch): Promise<void> {
  const response = await fetch(`${accountPaths.account}/_payload.json`, {
    credentials: 'same-origin',
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new Error(`The account answered ${response.status}`);
  await response.arrayBuffer();
}
