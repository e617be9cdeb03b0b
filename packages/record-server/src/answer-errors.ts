import type { FastifyInstance } from 'fastify';
import { RecordServerError } from './error.ts';
import type { RecordServerErrorCode } from './error-codes.ts';
import { localeOf } from './locale.ts';
import type { RecordServerOptions } from './options.ts';

/** Fastify's codes for a body that it could not read. */
const bodyErrors: Readonly<Record<string, RecordServerErrorCode>> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: 'BODY_INVALID',
  FST_ERR_CTP_INVALID_JSON_BODY: 'BODY_INVALID',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'BODY_INVALID',
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
};

/**
 * Answers the errors of the routes of `app`, which is the plug-in's own scope. Other errors (of the
 * app's hooks, or unexpected ones) are passed to the app's handler.
 */
export function answerErrors(app: FastifyInstance, locale: RecordServerOptions['locale']): void {
  app.setErrorHandler((thrown: unknown, request, reply) => {
    // A read is stopped when its client disconnects: that is no failure.
    const isAbandoned = request.method === 'GET' && reply.raw.destroyed;
    const error = isAbandoned ? gone(thrown) : asRecordServerError(thrown);
    if (error === null) throw thrown;
    const { statusCode, code, messages, details, retryAfter } = error;
    if (statusCode >= 500) request.log.error({ err: error }, code);
    if (statusCode === 503 || statusCode === 429) reply.header('retry-after', String(retryAfter));
    return reply
      .code(statusCode)
      .header('cache-control', 'no-store')
      .send({
        statusCode,
        code,
        message: messages[localeOf(request, locale)],
        ...(details === undefined ? {} : { details }),
      });
  });
}

const gone = (cause: unknown) => new RecordServerError('QUERY_INVALID', { cause });

function asRecordServerError(thrown: unknown): RecordServerError | null {
  if (thrown instanceof RecordServerError) return thrown;
  const { code } = (thrown ?? {}) as { code?: unknown };
  const known = typeof code === 'string' ? bodyErrors[code] : undefined;
  return known === undefined ? null : new RecordServerError(known, { cause: thrown });
}
