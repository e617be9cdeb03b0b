import { Socket } from 'node:net';
import { DatabaseAwayError } from './database-away-error.ts';

/**
 * For pg's option `stream`. Where a network has lost bytes, what follows is read as something else, and
 * pg's parser throws within the socket's event, where no caller could catch it: the process would end.
 * Here the connection ends, as broken, with every query that waits on it. (Under TLS missing bytes are
 * noticed before they are parsed, as an error of the connection.)
 */
export const openStream = () => new PostgresStream();

class PostgresStream extends Socket {
  override emit(event: string, ...given: unknown[]): boolean {
    if (event !== 'data') return super.emit(event, ...given);
    try {
      return super.emit(event, ...given);
    } catch (error) {
      this.destroy(brokenAnswer(error));
      return true;
    }
  }
}

function brokenAnswer(cause?: unknown): DatabaseAwayError {
  return new DatabaseAwayError('What the database has answered arrived damaged.', { cause });
}
