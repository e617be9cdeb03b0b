import { ConnectionException } from '@mikro-orm/core';

// What Node, pg and PGlite say when a server is not there, or does not answer.
const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '08001',
  '08003',
  '08006',
  '53300',
]);
const AWAY_MESSAGE =
  /timeout exceeded when trying to connect|connection terminated|PGlite is closed/i;

/** The error, or one of its causes, says that the database cannot be reached; a later try may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof ConnectionException) return true;
    if ('code' in at && AWAY_CODES.has(String(at.code))) return true;
    if (AWAY_MESSAGE.test(at.message)) return true;
  }
  return false;
}
