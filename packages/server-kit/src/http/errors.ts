import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { AnswerHeaders } from './answer-headers.ts';
import { describeError, type ErrorBody, refusal } from './describe-error.ts';
import type { Locale } from './error-messages.ts';
import { isHangUp } from './hang-up.ts';
import { HttpError } from './http-error.ts';
import { logRefusals, type ViewerOf } from './log-refusals.ts';
import { RETRY_AFTER_S } from './retry-after.ts';

export interface ErrorPage {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export interface ErrorsOptions {
  /**
   * The page that is shown instead of one that failed; where it fails, too, the answer is JSON.
   * Without it, all answers are.
   */
  page?: ((request: FastifyRequest, statusCode: number) => Promise<ErrorPage>) | undefined;
  /** The caller's language; German by default. */
  locale?: ((request: FastifyRequest) => Locale) | undefined;
  /** Whose account id the log shows with a refused request; by default none. */
  viewer?: ViewerOf | undefined;
  /**
   * Whether a person has opened the address, and not a script. By default a GET or HEAD outside
   * of /api, /assets, /builds, /health, /_i18n, /_ipx, and not of a `.json`.
   */
  isPage?: ((request: FastifyRequest) => boolean) | undefined;
}

const errorsPlugin: FastifyPluginAsync<ErrorsOptions> = async (app, options) => {
  const { page, locale = () => 'de', viewer, isPage = isOpenedByPerson } = options;
  logRefusals(app, viewer);

  app.setErrorHandler(async (error, request, reply) => {
    const thrown = isHangUp(error, request) ? new HttpError(400, 'BAD_REQUEST') : error;
    const body = describeError(thrown, locale(request));
    const { statusCode, code } = body;
    if (statusCode >= 500) request.log[levelOf(error)]({ err: error }, code);
    if (statusCode === 503 && !reply.hasHeader('retry-after')) {
      reply.header('retry-after', String(RETRY_AFTER_S));
    }
    const shown = page && isPage(request) ? await renderSafely(page, request, statusCode) : null;
    if (!shown) return sendBody(reply, body);
    reply.header('cache-control', 'no-store');
    return reply.code(shown.status).headers(shown.headers).send(shown.body);
  });

  app.setNotFoundHandler(() => {
    throw new HttpError(404, 'NOT_FOUND');
  });
};

/**
 * The one place where errors become answers, of `{ statusCode, code, message, details? }`. No stack and
 * no driver's text leaves the process: an unexpected error is a 500 INTERNAL, and a database that is
 * away a 503 UNAVAILABLE with Retry-After (5 s). The answer is the same whatever a route's `schema`
 * describes for its status. A 5xx is logged: as a warning where the error has `logLevel: 'warn'`.
 */
export const errors = fastifyPlugin(errorsPlugin, { name: '@praxiskit/server-kit/errors' });

/**
 * Answers requests that fail before every hook, or must not reach one: 400 BAD_REQUEST, in German,
 * because nothing is known of the caller.
 */
export function answerUnreadable(reply: FastifyReply, headers: AnswerHeaders = {}): void {
  sendBody(reply.headers(headers), refusal(400, 'BAD_REQUEST'));
}

/** Not by the schemas of the route: of an error that fits none of them Fastify makes a 500. */
function sendBody(reply: FastifyReply, body: ErrorBody): FastifyReply {
  return reply
    .code(body.statusCode)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}

/** Errors that guests can cause at will say so, and are a warning. */
function levelOf(error: unknown): 'warn' | 'error' {
  const { logLevel } = (error ?? {}) as { logLevel?: unknown };
  return logLevel === 'warn' ? 'warn' : 'error';
}

/** Null where the error's page fails, too: Fastify would answer that with the second error's text. */
async function renderSafely(
  page: NonNullable<ErrorsOptions['page']>,
  request: FastifyRequest,
  statusCode: number,
): Promise<ErrorPage | null> {
  try {
    return await page(request, statusCode);
  } catch (error) {
    request.log.error({ err: error }, 'The page of the error failed');
    return null;
  }
}

function isOpenedByPerson({ method, url }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? '/';
  const isForScripts = /^\/(api|assets|builds|health|_i18n|_ipx)\//.test(path);
  return (method === 'GET' || method === 'HEAD') && !isForScripts && !path.endsWith('.json');
}
