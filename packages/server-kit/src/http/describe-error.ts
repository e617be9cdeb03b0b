import { DriverException } from '@mikro-orm/core';
import { isDatabaseAway } from '../database/away.ts';
import { type ErrorMessages, errorMessages, isOwnCode, type Locale } from './error-messages.ts';
import type { HttpErrorCode } from './http-error.ts';

/** The wire form of every error of the API. */
export interface ErrorBody {
  statusCode: number;
  /** `NOT_FOUND`; the code of the error that was thrown, or the server's own. */
  code: string;
  /** For people, in the caller's language. */
  message: string;
  details?: unknown;
}

/** Members that an error may have; anything can be thrown, so nothing is certain. */
interface Thrown {
  statusCode?: unknown;
  code?: unknown;
  /** From http-errors: the caller may see the message. */
  expose?: unknown;
  message?: unknown;
  messages?: unknown;
  details?: unknown;
}

const BY_STATUS: Readonly<Record<number, string>> = {
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
};

/** The body of a refusal whose caller is not known: in German. */
export function refusal(statusCode: number, code: HttpErrorCode): ErrorBody {
  return { statusCode, code, message: errorMessages[code].de };
}

/** The part of an error that may leave the process: never a stack, nor a driver's text. */
export function describeError(error: unknown, locale: Locale): ErrorBody {
  const thrown: Thrown = typeof error === 'object' && error !== null ? error : {};
  const isPlanned = isPublicError(error, thrown);
  const { statusCode, code } = classify(error, thrown, isPlanned);
  const body: ErrorBody = {
    statusCode,
    code,
    message:
      // An error that the database's absence has caused is answered as that, not in its own words.
      (isPlanned && thrown.statusCode === statusCode && ownMessage(thrown, locale)) ||
      standardMessage(statusCode, code, thrown, locale),
  };
  if (isPlanned && thrown.details !== undefined) body.details = thrown.details;
  return body;
}

function classify(error: unknown, thrown: Thrown, isPlanned: boolean) {
  if (isDatabaseAway(error)) return { statusCode: 503, code: 'UNAVAILABLE' };
  const statusCode = typeof thrown.statusCode === 'number' ? thrown.statusCode : 500;
  const code = BY_STATUS[statusCode];
  if (code) return { statusCode, code };
  // Of @fastify/static: callers do not learn why a path is not one of its files.
  if (thrown.code === 'FST_STATIC_FORBIDDEN_PATH') return { statusCode: 404, code: 'NOT_FOUND' };
  if (isPlanned) return { statusCode, code: String(thrown.code) };
  return (isOfFastify(thrown) || isOfSend(thrown)) && statusCode < 500
    ? { statusCode, code: 'BAD_REQUEST' }
    : { statusCode: 500, code: 'INTERNAL' };
}

/** A driver's own code (five digits) says nothing to a caller, and may say too much. */
function isPublicError(error: unknown, thrown: Thrown): boolean {
  return (
    typeof thrown.statusCode === 'number' &&
    /^[A-Z][A-Z_]+$/.test(String(thrown.code ?? '')) &&
    !isOfFastify(thrown) &&
    !(error instanceof DriverException)
  );
}

function isOfFastify({ code }: Thrown): boolean {
  return String(code ?? '').startsWith('FST_ERR');
}

/** Errors of @fastify/send, made by http-errors: a precondition (412) or a range (416) that a file does not meet. */
function isOfSend({ statusCode, expose }: Thrown): boolean {
  return expose === true && (statusCode === 412 || statusCode === 416);
}

function ownMessage({ messages }: Thrown, locale: Locale): string | undefined {
  const message = (messages as Partial<ErrorMessages> | null | undefined)?.[locale];
  return typeof message === 'string' ? message : undefined;
}

function standardMessage(statusCode: number, code: string, thrown: Thrown, locale: Locale): string {
  if (isOwnCode(code)) return errorMessages[code][locale];
  return statusCode < 500 && typeof thrown.message === 'string'
    ? thrown.message
    : errorMessages.INTERNAL[locale];
}
