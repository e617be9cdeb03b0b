import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { describeError, type ErrorBody } from './describe-error.ts';
import { errorMessages, type Locale } from './error-messages.ts';
import { HttpError } from './http-error.ts';

/** Seconds until a caller may try again while the database is away. */
const RETRY_AFTER = '5';

/** A page as it is answered. */
export interface ErrorPage {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** How errors are shown. */
export interface ErrorsOptions {
  /**
   * The page that is shown instead of one that failed; where it fails, too, the answer is JSON.
   * Without it, all answers are.
   */
  page?: ((request: FastifyRequest, statusCode: number) => Promise<ErrorPage>) | undefined;
  /** The caller's language; German by default. */
  locale?: ((request: FastifyRequest) => Locale) | undefined;
  /**
   * What a person has opened, in contrast to what a script has asked for. By default a GET or HEAD outside
   * of /api, /assets, /builds, /health, /_i18n, /_ipx, and not of a `.json`.
   */
  isPage?: ((request: FastifyRequest) => boolean) | undefined;
}

const errorsPlugin: FastifyPluginAsync<ErrorsOptions> = async (app, options) => {
  const { page, locale = () => 'de', isPage = isOpenedByPerson } = options;

  app.setErrorHandler(async (error, request, reply) => {
    const body = describeError(error, locale(request));
    const { statusCode, code } = body;
    if (statusCode >= 500) request.log.error({ err: error }, code);
    if (statusCode === 503 && !reply.hasHeader('retry-after')) {
      reply.header('retry-after', RETRY_AFTER);
    }
    reply.header('cache-control', 'no-store');
    const shown = page && isPage(request) ? await renderSafely(page, request, statusCode) : null;
    if (!shown) return reply.code(statusCode).send(body);
    return reply.code(shown.status).headers(shown.headers).send(shown.body);
  });

  app.setNotFoundHandler(() => {
    throw new HttpError(404, 'NOT_FOUND');
  });
};

/**
 * The one place where errors become answers, of `{ statusCode, code, message, details? }`. No stack and
 * no driver's text leaves the process: what is not planned is a 500 INTERNAL, and a database that is
 * away a 503 UNAVAILABLE with Retry-After (5 s).
 */
export const errors = fastifyPlugin(errorsPlugin, { name: '@praxiskit/server-kit/errors' });

/**
 * Fastify's `frameworkErrors`: answers 400 BAD_REQUEST, in German. An address that cannot be
 * decoded comes before every hook, so nothing is known of its caller.
 */
export function answerUnreadable(
  _error: Error,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  const message = errorMessages.BAD_REQUEST.de;
  const body: ErrorBody = { statusCode: 400, code: 'BAD_REQUEST', message };
  reply.code(400).header('cache-control', 'no-store').send(body);
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
