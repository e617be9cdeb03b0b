import { MetadataError, ValidationError } from '@mikro-orm/core';

/** An error in the log: never the query, its parameters or a row's values. */
export type LoggedError = {
  type: string;
  message: string;
  code?: string | number;
  stack: string;
  cause?: LoggedError;
};

/** Causes may form a circle. */
const DEEPEST_CAUSE = 5;

export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { code } = error as { code?: unknown };
  const type = error.name;
  const message = loggedMessage(error);
  return {
    type,
    message,
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    stack: [`${type}: ${message}`, ...framesOf(error)].join('\n'),
    ...(error.cause === undefined || depth === DEEPEST_CAUSE
      ? {}
      : { cause: loggedError(error.cause, depth + 1) }),
  };
}

/** The error's message without the values that a database or MikroORM puts into it. */
export function loggedMessage(error: Error): string {
  if (isDataException(error)) return 'A value does not fit its column.';
  // Both print whole entities and conditions; the stack names the rule that failed.
  if (error instanceof ValidationError && !(error instanceof MetadataError)) {
    return 'MikroORM refused a value.';
  }
  // MikroORM appends PostgreSQL's detail and hint, which hold the row's values.
  const message = error.message.split(/\n - (?:detail|hint): /)[0] || textOfParts(error);
  const { cause } = error;
  if (!(cause instanceof Error) || cause.message === '') return message;
  // Wrappers often repeat the message of their cause.
  return message.replaceAll(cause.message, loggedMessage(cause));
}

/** Node's error of a name with several addresses has no text but those of its parts. */
function textOfParts(error: Error): string {
  const parts = error instanceof AggregateError ? error.errors : [];
  const texts = parts.map((part) =>
    part instanceof Error && part.message ? loggedMessage(part) : '',
  );
  const text = texts.filter(Boolean).join('; ');
  return text || ('code' in error ? String(error.code) : '');
}

/**
 * PostgreSQL quotes the value in each message of SQLSTATE class 22 ("data exception"), and in a syntax error of the
 * words of a search. One that ends the
 * connection is of a setting in its address, and of no row.
 */
function isDataException(error: Error): boolean {
  if ('severity' in error && error.severity === 'FATAL') return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    /^22[0-9A-Z]{3}$/.test(code) ||
    (code === '42601' && /\bts(?:query|vector)\b/.test(error.message))
  );
}

/** A stack begins with the message, so only lines that name a place in a file are kept. */
export function framesOf({ stack = '' }: Error): string[] {
  return stack.split('\n').filter((line) => /^ {4}at .*:\d+:\d+\)?$/.test(line));
}
