import cookie from '@fastify/cookie';
import type { FastifyError, FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { guardAccess } from './access/guard.ts';
import { AuthServerError } from './error.ts';
import type { AuthServerOptions } from './options.ts';
import { createCredentials } from './passwords/credentials.ts';
import { createHasher } from './passwords/hasher.ts';
import { createAnswers } from './protocol/answer.ts';
import { cookieNames } from './protocol/cookies.ts';
import { createCsrf } from './protocol/csrf.ts';
import { addFormParser } from './protocol/form-parser.ts';
import { addOriginCheck } from './protocol/origin-check.ts';
import { addRoutes } from './routes.ts';
import { addRequestSession } from './sessions/request-session.ts';
import { createSessions } from './sessions/sessions.ts';
import { createTokens } from './sessions/tokens.ts';
import { createThrottle } from './throttle/throttle.ts';

const minute = 60_000;

const authServerPlugin: FastifyPluginAsync<AuthServerOptions> = async (app, options) => {
  const { origin, secret, clock = Date, signInPath = '/login' } = options;
  if (secret.length < 32) {
    throw new AuthServerError(500, 'CONFIGURATION', 'The secret has fewer than 32 characters');
  }
  guardAccess(app);
  if (!app.hasReplyDecorator('setCookie')) await app.register(cookie);

  const names = cookieNames(origin.protocol === 'https:');
  const limits = {
    idleMs: options.idleMs ?? 30 * minute,
    absoluteMs: options.absoluteMs ?? 12 * 60 * minute,
  };
  const sessions = createSessions(await createTokens(app, secret), options.sessions, clock, limits);
  const answers = createAnswers(origin, signInPath, names.callbackUrl);

  if (options.checkOrigin ?? true) addOriginCheck(app, origin);
  addRequestSession(app, {
    sessions,
    cookie: names.session,
    ignores: options.ignores?.bind(options),
  });

  await app.register(async (scope) => {
    addFormParser(scope);
    scope.addHook('onSend', (_request, reply, _payload, done) => {
      reply.header('cache-control', 'private, no-cache, no-store');
      done();
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

/**
 * Accounts and sessions over next-auth's protocol, under `/api/auth`, and `/api/user/logout`. Not
 * encapsulated: every route of the app knows its viewer, and is held to its access rule (`guardAccess`).
 *
 * @throws AuthServerError CONFIGURATION for a secret of fewer than 32 characters
 */
export const authServer = fastifyPlugin(authServerPlugin, {
  name: '@praxiskit/auth-server',
  fastify: '5.x',
});
