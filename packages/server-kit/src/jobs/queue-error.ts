import { isDatabaseAway } from '../database/away.ts';
import { DatabaseAwayError } from '../database/database-away-error.ts';
import { loggedMessage } from '../logging/logged-error.ts';

/**
 * An error of pg-boss, as an error with a text. pg-boss often reports a plain copy, in which an error that
 * consists of several has lost them, and with them its only text.
 */
export function queueError(reported: unknown): Error {
  const error = reported instanceof Error ? reported : copiedError(reported);
  if (!isDatabaseAway(error)) return error;
  // Without it as the cause: each of pg-boss's loops fails in its own place, and all are one failure.
  return new DatabaseAwayError(`The database of the jobs is away: ${loggedMessage(error)}`);
}

function copiedError(reported: unknown): Error {
  const { message, code, stack } = Object(reported) as Record<string, unknown>;
  const error = new Error(typeof message === 'string' ? message : String(reported));
  if (typeof stack === 'string') error.stack = stack;
  return code === undefined ? error : Object.assign(error, { code });
}
