import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isRule, refusalOf } from '../access/rule.ts';
import type { RequestSession } from '../options.ts';
import type { Sessions } from './sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The look-up that has begun; null before it, and after it has failed. */
    loadingSession: Promise<void> | null;
  }
}

export interface RequestSessionParts {
  readonly sessions: Sessions;
  /** The session cookie's name. */
  readonly cookie: string;
  readonly ignores: ((request: FastifyRequest) => boolean) | undefined;
}

/**
 * Sets `request.viewer` and `request.authSession` before every handler but those that load the
 * session on demand. Without the cookie nothing is looked up, and nothing waits. A request with a body
 * reads the session once more when all of it has come: whoever holds it back acts by what is so then.
 */
export function addRequestSession(app: FastifyInstance, parts: RequestSessionParts): void {
  const { sessions, cookie, ignores } = parts;

  function load(request: FastifyRequest): Promise<void> | void {
    const token = request.cookies[cookie];
    if (token === undefined) return;
    if (request.loadingSession) return request.loadingSession;
    const work = read(request, token);
    request.loadingSession = work;
    // A handler that asks again may find the store back.
    work.catch(() => {
      request.loadingSession = null;
    });
    return work;
  }

  async function read(request: FastifyRequest, token: string): Promise<void> {
    const session = await sessions.read(token);
    if (session === null) return;
    // Only what the user caused keeps a session alive.
    if (!isPoll(request)) await sessions.touch(session);
    show(request, session);
  }

  function show(request: FastifyRequest, session: RequestSession | null): void {
    request.authSession = session;
    request.viewer = null;
    // A session with a purpose is nobody's for everything else.
    if (session === null || session.purpose !== null) return;
    const { id, email, name, roles } = session.account;
    request.viewer = { id, email, name, roles };
  }

  async function readAgain(request: FastifyRequest, token: string): Promise<Error | undefined> {
    show(request, await sessions.read(token));
    const { access } = request.routeOptions.config;
    return isRule(access) ? refusalOf(access, request.viewer) : undefined;
  }

  app.decorateRequest('viewer', null);
  app.decorateRequest('authSession', null);
  app.decorateRequest('loadingSession', null);
  app.decorateRequest('loadSession', function () {
    return load(this);
  });

  app.addHook('onRequest', (request, _reply, done) => {
    if (request.cookies[cookie] === undefined) return done();
    if (request.routeOptions.config.session === 'on-demand') return done();
    if (ignores?.(request) === true) return done();
    const work = load(request);
    if (work === undefined) done();
    else work.then(() => done(), done);
  });

  app.addHook('preValidation', (request, _reply, done) => {
    const token = request.cookies[cookie];
    const isOld = request.authSession !== null && request.body !== undefined;
    if (token === undefined || !isOld) return done();
    readAgain(request, token).then(done, done);
  });
}

const polled = ['/api/auth/session', '/api/auth/csrf', '/api/auth/providers'];

const isPoll = ({ headers, url }: FastifyRequest) =>
  headers['x-session-check'] !== undefined || polled.includes(url.split('?', 1)[0] ?? '');
