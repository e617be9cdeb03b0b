import { ConnectionException } from '@mikro-orm/core';

// Errors of this package, Node, pg and PGlite for a server that does not exist or does not answer. MikroORM
// copies the code of an error and drops the error. EPROTO, and ERR_SSL_…, is TLS that arrives damaged.
const AWAY_CODES = new Set([
  'DATABASE_AWAY',
  'EADDRNOTAVAIL',
  'EAI_AGAIN',
  'EAI_FAIL',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'EPROTO',
  'ETIMEDOUT',
]);
/**
 * SQLSTATEs, or their classes, after which a later try may succeed: the connection (08), no
 * room or no connection left (53), an operator has stopped it (57P), a query or a lock took too long,
 * two transactions were in each other's way, the transaction was idle, the server is a standby.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const AWAY_STATE = /^(?:08...|53...|57P..|57014|55P03|40001|40P01|25P03|25006)$/;
const AWAY_MESSAGE =
  /timeout exceeded when trying to connect|connection terminated|connection error and is not queryable|received invalid response|query read timeout|cannot use a pool after calling end|PGlite is closed/i;

/** The error, or one of its causes, says that the database cannot serve now; a later try may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof ConnectionException) return true;
    const code = 'code' in at ? String(at.code) : '';
    // A missing Unix socket.
    if (code === 'ENOENT' && 'syscall' in at && at.syscall === 'connect') return true;
    if (AWAY_CODES.has(code) || AWAY_STATE.test(code) || code.startsWith('ERR_SSL_')) return true;
    // PostgreSQL ends a connection, or refuses it, with FATAL: also where the password was changed, or
    // the database is locked for a while.
    if ('severity' in at && at.severity === 'FATAL') return true;
    if (AWAY_MESSAGE.test(at.message)) return true;
  }
  return false;
}
