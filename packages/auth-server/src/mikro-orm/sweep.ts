import type { SqlEntityManager } from '@mikro-orm/sql';
import { GRANT_MS } from '../store/grant.ts';

const DAY_MS = 24 * 3_600_000;
/** The lifetime of the device's cookie. */
const longestUnseenMs = 400 * DAY_MS;

/**
 * Deletes expired rows: sessions older than `absoluteMs`, as for `authServer` (12 hours by default); links
 * that expired a day ago (until then their page can say so); counts of failures; devices not seen for 400
 * days; roles not confirmed for 14 days; audit events older than a year. `now` in ms since 1970.
 *
 * @throws DriverException of MikroORM while the database is down
 */
export async function sweepAccounts(
  em: () => SqlEntityManager,
  now = Date.now(),
  absoluteMs = DAY_MS / 2,
): Promise<void> {
  const before = (ms: number) => [new Date(now - ms)];
  await em().execute('delete from sessions where created_at < ?', before(absoluteMs));
  await em().execute('delete from throttles where expires_at < ?', before(0));
  await em().execute('delete from account_links where expires_at < ?', before(DAY_MS));
  // Audit events are kept for a year.
  await em().execute('delete from account_events where at < ?', before(366 * DAY_MS));
  await em().execute('delete from role_grants where created_at < ?', before(GRANT_MS));
  await em().execute('delete from known_devices where seen_at < ?', before(longestUnseenMs));
}
