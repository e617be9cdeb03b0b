import type { FastifyServerOptions } from 'fastify';
import type { LogLevel } from '../environment/process-variables.ts';
import { failureKind } from './failure-kind.ts';
import type { FoldedLines } from './fold-repeats.ts';
import { loggedError, loggedMessage } from './logged-error.ts';

/** pino's number of the level 'warn'; lower levels are no failures. */
const WARN = 40;

type LoggerOptions = Exclude<FastifyServerOptions['logger'], undefined>;

/**
 * No line of the log has a database's text about a person, and failures of one kind are one line a
 * second. Here and not where something is logged, because every package logs by the server's logger.
 */
export function loggerOptions(level: LogLevel, folded: FoldedLines): LoggerOptions {
  return {
    level,
    serializers: { err: loggedError },
    hooks: {
      logMethod(args, method, levelNumber) {
        const [first, message, ...more] = args as [unknown, string | undefined, ...unknown[]];
        const error = first instanceof Error ? first : (first as { err?: unknown } | null)?.err;
        if (!(error instanceof Error)) return method.apply(this, args);
        // Without a message of its own a line would get the error's, as it is.
        const text = message ?? loggedMessage(error);
        const fields = first instanceof Error ? { err: error } : (first as object);
        const write = (repeated: number | null) =>
          method.call(this, repeated === null ? fields : { ...fields, repeated }, text, ...more);
        if (levelNumber < WARN) return write(null);
        folded.add(`${levelNumber} ${message ?? ''} ${failureKind(error)}`, write);
      },
    },
  };
}
