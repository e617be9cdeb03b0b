import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AuthServerError } from './error.ts';
import type { AuthServerOptions } from './options.ts';
import { type CheckCredentials, normaliseEmail } from './passwords/credentials.ts';
import { type Answers, fieldsOf } from './protocol/answer.ts';
import { type CookieNames, cookieOptions } from './protocol/cookies.ts';
import type { Csrf } from './protocol/csrf.ts';
import { isForeignRequest, parseCallbackUrl } from './protocol/origin.ts';
import { credentialsSchema, open, schemas } from './route-schemas.ts';
import { sessionOf } from './sessions/session.ts';
import { guard, type Sessions } from './sessions/sessions.ts';
import type { Throttle } from './throttle/throttle.ts';

export interface RouteParts {
  readonly options: AuthServerOptions;
  readonly names: CookieNames;
  readonly answers: Answers;
  readonly csrf: Csrf;
  readonly sessions: Sessions;
  readonly throttle: Throttle;
  readonly checkCredentials: CheckCredentials;
}

const base = '/api/auth';

/** The addresses of next-auth's protocol. `app` is a scope of its own. */
export function addRoutes(app: FastifyInstance, parts: RouteParts): void {
  const { options, names, answers, csrf, sessions, throttle, checkCredentials } = parts;
  const { origin } = options;
  const isSecure = origin.protocol === 'https:';
  const attributes = cookieOptions(isSecure);
  const at = (path: string) => new URL(path, origin).href;

  function rememberCallback(request: FastifyRequest, reply: FastifyReply): void {
    const url = parseCallbackUrl(fieldsOf(request).callbackUrl, origin);
    if (url !== null) reply.setCookie(names.callbackUrl, url, attributes);
  }

  /** True when the answer was given: the post did not come from a page of ours. */
  function refusesForgery(request: FastifyRequest, reply: FastifyReply): boolean {
    const isOurs =
      !isForeignRequest(request, origin) &&
      csrf.matches(request.cookies[names.csrf], fieldsOf(request).csrfToken);
    if (!isOurs) answers.refuse(request, reply, 403, 'MissingCSRF');
    return !isOurs;
  }

  async function signInByPassword(request: FastifyRequest, reply: FastifyReply) {
    if (refusesForgery(request, reply)) return reply;
    rememberCallback(request, reply);
    const { data } = credentialsSchema.safeParse(fieldsOf(request));
    const { ip: address } = request;
    if (data === undefined) {
      return answers.refuse(request, reply, 401, 'CredentialsSignin');
    }
    const login = normaliseEmail(data.email);
    const waitMs = await guard(throttle.attempt(login, address));
    if (waitMs > 0) {
      await options.onEvent?.({ type: 'refused', reason: 'throttled', address });
      reply.header('retry-after', Math.ceil(waitMs / 1000));
      return answers.refuse(request, reply, 429, 'TooManyRequests');
    }
    const account = await checkCredentials(login, data.password);
    if (account === null) {
      await options.onEvent?.({ type: 'refused', reason: 'credentials', address });
      return answers.refuse(request, reply, 401, 'CredentialsSignin');
    }
    await guard(throttle.succeed(login, address));
    if (request.authSession !== null) await sessions.end(request.authSession.idHash);
    const { token, endsAt } = await sessions.open(account, request);
    await options.onEvent?.({ type: 'signed-in', accountId: account.id, address });
    reply.setCookie(names.session, token, { ...attributes, expires: new Date(endsAt) });
    return answers.accept(request, reply, answers.callbackUrl(request));
  }

  async function endSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (request.authSession !== null) {
      await sessions.end(request.authSession.idHash);
      const accountId = request.viewer?.id ?? '';
      await options.onEvent?.({ type: 'signed-out', accountId, address: request.ip });
    }
    reply.clearCookie(names.session, attributes);
    reply.clearCookie(names.callbackUrl, attributes);
    reply.header('clear-site-data', '"cache"');
  }

  app.get(`${base}/session`, open(schemas.session), (request) => sessionOf(request) ?? {});

  app.get(`${base}/providers`, open(schemas.providers), () => ({
    credentials: {
      id: 'credentials',
      name: 'Credentials',
      type: 'credentials',
      signinUrl: at(`${base}/signin/credentials`),
      callbackUrl: at(`${base}/callback/credentials`),
    },
  }));

  app.get(`${base}/csrf`, open(schemas.csrf), (request, reply) => {
    const known = csrf.read(request.cookies[names.csrf]);
    if (known !== null) return { csrfToken: known };
    const { token, cookie } = csrf.create();
    reply.setCookie(names.csrf, cookie, attributes);
    return { csrfToken: token };
  });

  app.get(`${base}/signin`, open(schemas.signInPage), (request, reply) => {
    const url = new URL(options.signInPath ?? '/login', origin);
    const back = parseCallbackUrl((request.query as { callbackUrl?: unknown }).callbackUrl, origin);
    if (back !== null) url.searchParams.set('callbackUrl', back);
    return reply.redirect(url.href, 302);
  });

  app.post(`${base}/callback/credentials`, open(schemas.callback), signInByPassword);

  app.post<{ Params: { provider: string } }>(
    `${base}/signin/:provider`,
    open(schemas.signIn),
    async (request, reply) => {
      const { provider } = request.params;
      if (provider === 'credentials') return signInByPassword(request, reply);
      if (refusesForgery(request, reply)) return reply;
      // Links by mail need a mailer, which this server is not given.
      return answers.refuse(request, reply, 400, provider === 'email' ? 'EmailSignin' : 'Refused');
    },
  );

  app.post(`${base}/email/signin/email`, open(schemas.emailSignIn), (request, reply) =>
    answers.refuse(request, reply, 400, 'EmailSignin'),
  );

  app.post(`${base}/signout`, open(schemas.signOut), async (request, reply) => {
    if (refusesForgery(request, reply)) return reply;
    const url = answers.callbackUrl(request);
    await endSession(request, reply);
    return answers.accept(request, reply, url);
  });

  app.post('/api/user/logout', open(schemas.logOut), async (request, reply) => {
    // It has no body, so no token: the browser's own word on where it comes from must do.
    if (isForeignRequest(request, origin)) {
      throw new AuthServerError(403, 'CSRF', 'The request came from another site');
    }
    await endSession(request, reply);
    return { url: at(options.signInPath ?? '/login') };
  });
}
