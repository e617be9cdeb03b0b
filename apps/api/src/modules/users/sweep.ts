import type { Database } from '../../database/database.ts';

const HOUR_MS = 3_600_000;
/** Longer than any session may last, and than any caller repeats a request. */
const SESSION_MS = 12 * HOUR_MS;
const KEY_MS = 24 * HOUR_MS;

/** Removes what has run out: sessions, counts of failures, keys of repeated requests. */
export async function sweep(database: Database, now = Date.now()): Promise<void> {
  const em = database.fork();
  await em.execute('delete from sessions where created_at < ?', [new Date(now - SESSION_MS)]);
  await em.execute('delete from throttles where expires_at < ?', [new Date(now)]);
  await em.execute('delete from idempotency_keys where created_at < ?', [new Date(now - KEY_MS)]);
}

/** Sweeps now and every hour. A sweep that fails is tried again with the next one. */
export function startSweeping(database: Database, onError: (error: unknown) => void): () => void {
  const run = () => void sweep(database).catch(onError);
  const timer = setInterval(run, HOUR_MS);
  timer.unref();
  run();
  return () => clearInterval(timer);
}
