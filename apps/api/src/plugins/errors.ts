import { ConnectionException, DriverException } from '@mikro-orm/core';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { errorMessages } from './error-messages.ts';
import { HttpError } from './http-error.ts';
import type { Rendered } from './page-memory.ts';

/** The wire form of every error of the API. */
interface ErrorBody {
  statusCode: number;
  code: string;
  message: string;
  details?: unknown;
}

/** Seconds until a caller may try again while the database is away. */
const RETRY_AFTER = '5';

// What Node, pg and PGlite say when nobody is there, or nobody answers.
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

export interface ErrorsOptions {
  /** The page that stands in for one that failed. */
  page?: (request: FastifyRequest, statusCode: number) => Promise<Rendered>;
}

/** The one place where errors become answers. Nobody outside ever sees a stack or a driver's text. */
export const errors = fastifyPlugin<ErrorsOptions>(async (app, { page }) => {
  app.setErrorHandler<FastifyError & { details?: unknown }>(async (error, request, reply) => {
    const { statusCode, code } = classify(error);
    if (statusCode >= 500) request.log.error({ err: error }, code);
    if (statusCode === 503 && !reply.hasHeader('retry-after')) {
      reply.header('retry-after', RETRY_AFTER);
    }
    reply.header('cache-control', 'no-store');
    if (page && isPage(request)) {
      const { status, headers, body } = await page(request, statusCode);
      return reply.code(status).headers(headers).send(body);
    }
    const body: ErrorBody = {
      statusCode,
      code,
      message: errorMessages[code]?.[request.locale] ?? error.message,
      ...(error.details === undefined ? {} : { details: error.details }),
    };
    return reply.code(statusCode).send(body);
  });
  app.setNotFoundHandler(() => {
    throw new HttpError(404, 'NOT_FOUND');
  });
});

/** An address that cannot be decoded comes before every hook, so nothing is known of its caller. */
export function answerUnreadable(
  _error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  const message = errorMessages.BAD_REQUEST?.de ?? '';
  const body: ErrorBody = { statusCode: 400, code: 'BAD_REQUEST', message };
  reply.code(400).header('cache-control', 'no-store').send(body);
}

function classify(error: FastifyError): { statusCode: number; code: string } {
  if (isDatabaseAway(error)) return { statusCode: 503, code: 'UNAVAILABLE' };
  const statusCode = error.statusCode ?? 500;
  if (statusCode === 413) return { statusCode, code: 'PAYLOAD_TOO_LARGE' };
  if (statusCode === 415) return { statusCode, code: 'UNSUPPORTED_MEDIA_TYPE' };
  if (statusCode === 429) return { statusCode, code: 'TOO_MANY_REQUESTS' };
  if (error.code?.startsWith('FST_ERR')) {
    return statusCode < 500
      ? { statusCode, code: 'BAD_REQUEST' }
      : { statusCode: 500, code: 'INTERNAL' };
  }
  // A driver's own code (five digits) says nothing to a caller, and may say too much.
  const isOurs = error.statusCode !== undefined && /^[A-Z][A-Z_]+$/.test(error.code ?? '');
  return isOurs && !(error instanceof DriverException)
    ? { statusCode, code: error.code }
    : { statusCode: 500, code: 'INTERNAL' };
}

export function isDatabaseAway(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof ConnectionException) return true;
    if ('code' in at && AWAY_CODES.has(String(at.code))) return true;
    if (AWAY_MESSAGE.test(at.message)) return true;
  }
  return false;
}

/** What a person has opened, in contrast to what a script has asked for. */
function isPage({ method, url }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? '/';
  const isForScripts = /^\/(api|assets|builds|health|_i18n|_ipx)\//.test(path);
  return (method === 'GET' || method === 'HEAD') && !isForScripts && !path.endsWith('.json');
}
