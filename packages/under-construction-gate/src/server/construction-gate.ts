import type {} from '@praxiskit/core/fastify';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { clearAccessCookie, hasAccess, isPassword, writeAccessCookie } from './access-cookie.ts';
import { createMemoryAttempts, type GateAttempts } from './attempts.ts';
import { GateError } from './error.ts';
import { networkOf } from './network.ts';
import { closeDocumentation, openDocumentation, passwordSchema } from './route-schema.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The gate is closed for this caller; `open` paths are served all the same. */
    isGateClosed: boolean;
  }
}

/** The page of the gate; always sent with 503, whatever its `status`. */
export interface GatePage {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export interface ConstructionGateOptions {
  /** False: the site is open, and the gate's own routes answer 404. */
  enabled: boolean;
  /** The password's SHA-256 in hex; null: no password opens the gate. */
  hash: string | null;
  /** Signs the cookie, which lasts 30 days. */
  secret: string;
  /** Paths that stay open: the imprint, the privacy policy, the health checks, the gate's own files. */
  open: (path: string) => boolean;
  /** The page that is sent in place of every other page. */
  render: (request: FastifyRequest) => GatePage | Promise<GatePage>;
  /** Where attempts are counted; this process's memory by default. */
  attempts?: GateAttempts;
  /** The address that opens and closes the gate; '/api/construction' by default. */
  path?: string;
  /** Whether the cookie is for HTTPS only; by default as the request arrived, which a proxy may hide. */
  isSecure?: boolean;
  /** Seconds, for Retry-After; 3600 by default. */
  retryAfter?: number;
  /** Milliseconds since 1970; the system's by default. */
  now?: () => number;
}

const constructionGatePlugin: FastifyPluginAsync<ConstructionGateOptions> = async (
  app,
  options,
) => {
  const { enabled, hash, secret, open, render, now = Date.now } = options;
  const { attempts = createMemoryAttempts({ now }), path = '/api/construction' } = options;
  const { retryAfter = 3600 } = options;
  const isOverHttps = (request: FastifyRequest) => options.isSecure ?? request.protocol === 'https';

  app.decorateRequest('isGateClosed', false);

  if (enabled) {
    app.addHook('onRequest', (request, reply, done) => {
      const pathname = request.url.split('?', 1)[0] ?? '/';
      const { cookie } = request.headers;
      request.isGateClosed = !hash || !hasAccess(cookie, { hash, secret, now: now() });
      if (!request.isGateClosed || pathname === path || open(pathname)) return done();
      reply.headers({
        'retry-after': String(retryAfter),
        'x-robots-tag': 'noindex',
        'cache-control': 'no-store',
      });
      if (pathname === '/api' || pathname.startsWith('/api/')) {
        return done(new GateError('UNAVAILABLE', 'This site is under construction'));
      }
      // The reply ends the request; `done` is for a page that cannot be rendered.
      answerWithGate(request, reply).catch(done);
    });
  }

  async function answerWithGate(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const page = await render(request);
    reply.code(503).headers(page.headers).send(page.body);
  }

  /** Returns the cookie for the right password. */
  async function accessFor(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    if (!enabled || !hash) throw new GateError('NOT_FOUND', 'There is no gate');
    const wait = await attempts.take(networkOf(request.ip));
    if (wait > 0) {
      reply.header('retry-after', String(wait));
      throw new GateError('TOO_MANY_REQUESTS', 'Too many passwords were tried');
    }
    const { data } = passwordSchema.safeParse(request.body);
    if (data === undefined || !isPassword(data.password, hash)) {
      throw new GateError('PASSWORD_INCORRECT', 'Incorrect password');
    }
    await attempts.clear(networkOf(request.ip));
    const isSecure = isOverHttps(request);
    return writeAccessCookie({ hash, secret, isSecure, now: now() });
  }

  /**
   * Without scripts: redirects to the site, or back to the gate, which shows no message for a wrong password
   * [R3.5].
   */
  async function answerForm(request: FastifyRequest, reply: FastifyReply) {
    try {
      if (!isForeign(request)) reply.header('set-cookie', await accessFor(request, reply));
    } catch (error) {
      if (!(error instanceof GateError)) throw error;
    }
    return reply.redirect('/', 303);
  }

  const config = { access: 'public' } as const;
  await app.register(async (scope) => {
    readForms(scope);
    const options = { config, bodyLimit: 4096, ...openDocumentation };
    scope.post(path, options, async (request, reply) => {
      if (isForm(request)) return answerForm(request, reply);
      reply.header('set-cookie', await accessFor(request, reply));
      return reply.code(204).send();
    });
  });

  app.delete(path, { config, ...closeDocumentation }, async (request, reply) => {
    if (!enabled) throw new GateError('NOT_FOUND', 'There is no gate');
    reply.header('set-cookie', clearAccessCookie(isOverHttps(request)));
    return reply.code(204).send();
  });
};

const FORM = 'application/x-www-form-urlencoded';

/** Replaces the app's own form parser, which may return another shape. */
function readForms(scope: FastifyInstance): void {
  if (scope.hasContentTypeParser(FORM)) scope.removeContentTypeParser(FORM);
  scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

const isForm = ({ headers }: FastifyRequest) => headers['content-type']?.startsWith(FORM) === true;

/** A form on another site: it would use up the visitor's attempts. */
const isForeign = ({ headers }: FastifyRequest) => headers['sec-fetch-site'] === 'cross-site';

/**
 * Closes a server while its site is built. Every address except the open ones answers 503 [R3.1D], with the
 * page, or below /api with GateError UNAVAILABLE.
 *
 * POST {path} opens the gate for a browser: 204 with the cookie, or GateError PASSWORD_INCORRECT,
 * TOO_MANY_REQUESTS, NOT_FOUND. DELETE {path} closes it again. A form without scripts is always answered by
 * 303 to /.
 *
 * The app's error handler sends the errors. Register the plugin before the routes. It works with and without
 * a cookie plugin.
 */
export const constructionGate = plugin(constructionGatePlugin, {
  name: '@praxiskit/under-construction-gate',
});
