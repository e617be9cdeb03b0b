import cookie from '@fastify/cookie';
import jwt, { type JWT } from '@fastify/jwt';
import type { FastifyError, FastifyInstance, FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AuthServerError } from './error.ts';
import type { AuthServerOptions } from './options.ts';
import { createCredentials } from './passwords/credentials.ts';
import { createHasher } from './passwords/hasher.ts';
import { createAnswers } from './protocol/answer.ts';
import { cookieNames } from './protocol/cookies.ts';
import { createCsrf } from './protocol/csrf.ts';
import { addRoutes } from './routes.ts';
import { createSessions } from './sessions/sessions.ts';
import { viewerOf } from './sessions/viewer.ts';
import { createThrottle } from './throttle/throttle.ts';

const minute = 60_000;
const longestForm = 16 * 1024;

const authServerPlugin: FastifyPluginAsync<AuthServerOptions> = async (app, options) => {
  const { origin, secret, clock = Date, signInPath = '/login' } = options;
  if (secret.length < 32) {
    throw new AuthServerError(500, 'CONFIGURATION', 'The secret has fewer than 32 characters');
  }
  if (!app.hasReplyDecorator('setCookie')) await app.register(cookie);

  const names = cookieNames(origin.protocol === 'https:');
  const limits = {
    idleMs: options.idleMs ?? 30 * minute,
    absoluteMs: options.absoluteMs ?? 12 * 60 * minute,
  };
  const sessions = createSessions(await createTokens(app, secret), options.sessions, clock, limits);
  const answers = createAnswers(origin, signInPath, names.callbackUrl);

  app.decorateRequest('viewer', null);
  app.decorateRequest('authSession', null);
  app.addHook('onRequest', async (request) => {
    const token = request.cookies[names.session];
    if (token === undefined || options.ignores?.(request) === true) return;
    const session = await sessions.read(token);
    if (session === null) return;
    request.viewer = viewerOf(session.account);
    const { idHash, expires, createdAt } = session;
    request.authSession = { idHash, expires, createdAt };
    // Only what the user caused keeps a session alive.
    const isPoll =
      request.headers['x-session-check'] !== undefined ||
      request.url.split('?', 1)[0] === '/api/auth/session';
    if (!isPoll) await sessions.touch(session);
  });

  await app.register(async (scope) => {
    addFormParser(scope);
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'private, no-cache, no-store');
    });
    scope.setErrorHandler((error: FastifyError | AuthServerError, request, reply) => {
      // A GET is the app's to answer; a next-auth client throws on a POST's answer without `url`.
      if (request.method === 'GET') throw error;
      const status = error.statusCode ?? 500;
      if (status >= 500) request.log.error({ err: error }, 'Accounts: the request failed');
      if (status === 503) reply.header('retry-after', 5);
      const parameter =
        error.code === 'CSRF' ? 'MissingCSRF' : status >= 500 ? 'Unavailable' : 'Refused';
      return answers.refuse(request, reply, status, parameter);
    });
    addRoutes(scope, {
      options,
      names,
      answers,
      csrf: createCsrf(secret),
      sessions,
      throttle: createThrottle(options.throttle, clock),
      checkCredentials: createCredentials(options.accounts, options.hasher ?? createHasher()),
    });
  });
};

/** @fastify/jwt in a scope of its own, so that the app's own use of it is not disturbed. */
async function createTokens(app: FastifyInstance, secret: string): Promise<JWT> {
  const tokens: JWT[] = [];
  await app.register(async (scope) => {
    await scope.register(jwt, {
      secret,
      sign: { algorithm: 'HS256' },
      verify: { algorithms: ['HS256'] },
    });
    tokens.push(scope.jwt);
  });
  const [token] = tokens;
  if (token === undefined) throw new AuthServerError(500, 'CONFIGURATION', 'No token signer');
  return token;
}

/** Forms and JSON; nothing that a foreign page can send without the browser asking first. */
function addFormParser(scope: FastifyInstance): void {
  scope.removeContentTypeParser('text/plain');
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: longestForm },
    (_request, body, done) => {
      // Sign-out has no body, whatever its header says.
      if (body === '') return done(null, {});
      try {
        done(null, JSON.parse(String(body)));
      } catch {
        done(Object.assign(new Error('The body is not JSON'), { statusCode: 400 }));
      }
    },
  );
  // The app's own, if it has one, may make other shapes of a form.
  const form = 'application/x-www-form-urlencoded';
  if (scope.hasContentTypeParser(form)) scope.removeContentTypeParser(form);
  scope.addContentTypeParser(
    form,
    { parseAs: 'string', bodyLimit: longestForm },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    },
  );
}

/** Not encapsulated: every route of the app knows who asks. */
export const authServer = fastifyPlugin(authServerPlugin, {
  name: '@praxiskit/auth-server',
  fastify: '5.x',
});
