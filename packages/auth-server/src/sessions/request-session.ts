import type { Viewer } from '@praxiskit/core/fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isRule, refusalOf } from '../access/rule.ts';
import type { RequestSession } from '../options.ts';
import type { Sessions } from './sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The look-up that has begun; null before it, and after it has failed. */
    loadingSession: Promise<void> | null;
    /** `liveSessions` reads it. */
    viewerNow(): Promise<Viewer | null>;
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
    if (!isPoll(request) && isForViewer(request, session)) await sessions.touch(session);
    show(request, session);
  }

  function show(request: FastifyRequest, session: RequestSession | null): void {
    request.authSession = session;
    request.viewer = session && isForViewer(request, session) ? viewerOf(session) : null;
  }

  /** The viewer of a request that is answered for a long time, as they are now. */
  async function viewerNow({ cookies, headers }: FastifyRequest): Promise<Viewer | null> {
    const token = cookies[cookie];
    const session = token === undefined ? null : await sessions.read(token);
    return session && isForViewer({ headers }, session) ? viewerOf(session) : null;
  }

  async function readAgain(request: FastifyRequest, token: string): Promise<Error | undefined> {
    show(request, await sessions.read(token));
    const { access } = request.routeOptions.config;
    return isRule(access) ? refusalOf(access, request.viewer) : undefined;
  }

  app.decorateRequest('viewer', null);
  app.decorateRequest('authSession', null);
  app.decorateRequest('loadingSession', null);
  app.decorateRequest('viewerNow', function () {
    return viewerNow(this);
  });
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

/**
 * A request may name the user that it is for. Another tab may have signed in somebody else since the page
 * was shown: what one user has typed must not be saved by the session of the next.
 */
function isForViewer(
  { headers }: Pick<FastifyRequest, 'headers'>,
  session: RequestSession,
): boolean {
  const named = headers['x-user-id'];
  return named === undefined || named === session.account.id;
}

/** A session with a purpose is nobody's for everything else. */
function viewerOf({ purpose, account }: RequestSession): Viewer | null {
  if (purpose !== null) return null;
  const { id, email, name, roles } = account;
  return { id, email, name, roles };
}

const polled = ['/api/auth/session', '/api/auth/csrf', '/api/auth/providers'];

const isPoll = ({ headers, url, routeOptions }: FastifyRequest) =>
  routeOptions.config.background === true ||
  headers['x-session-check'] !== undefined ||
  polled.includes(url.split('?', 1)[0] ?? '');
