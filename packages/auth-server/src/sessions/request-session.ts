import type { Viewer } from '@praxiskit/core/fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isRule, refusalOf } from '../access/rule.ts';
import type { RequestSession } from '../options.ts';
import type { Sessions } from './sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The lookup in progress; null before it, and after it has failed. */
    loadingSession: Promise<void> | null;
    /** Used by `liveSessions`. */
    viewerNow(): Promise<Viewer | null>;
  }
}

export interface RequestSessionParts {
  readonly sessions: Sessions;
  readonly cookie: string;
  readonly ignores: ((request: FastifyRequest) => boolean) | undefined;
}

/**
 * Sets `request.viewer` and `request.authSession` before every handler, except on routes that load the
 * session on demand. Without the cookie there is no lookup and no wait. For a request with a body the session
 * is read again after the whole body has arrived, so that a caller who delays the body cannot use an ended
 * session.
 */
export function addRequestSession(app: FastifyInstance, parts: RequestSessionParts): void {
  const { sessions, cookie, ignores } = parts;

  function load(request: FastifyRequest): Promise<void> | void {
    const token = request.cookies[cookie];
    if (token === undefined) return;
    if (request.loadingSession) return request.loadingSession;
    const work = read(request, token);
    request.loadingSession = work;
    // A later call in the handler may succeed.
    work.catch(() => {
      request.loadingSession = null;
    });
    return work;
  }

  async function read(request: FastifyRequest, token: string): Promise<void> {
    const session = await sessions.read(token);
    if (session === null) return;
    // Only activity of the user extends a session.
    if (!isPoll(request) && isForViewer(request, session)) await sessions.touch(session);
    show(request, session);
  }

  function show(request: FastifyRequest, session: RequestSession | null): void {
    request.authSession = session;
    request.viewer = session && isForViewer(request, session) ? viewerOf(session) : null;
  }

  /** The present viewer of a request whose response takes long. */
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
 * A request may name its user. Another user may have signed in in another tab since the page was shown, and
 * the former user's input must not be saved in the new user's session.
 */
function isForViewer(
  { headers }: Pick<FastifyRequest, 'headers'>,
  session: RequestSession,
): boolean {
  const named = headers['x-user-id'];
  return named === undefined || named === session.account.id;
}

/** With a purpose the caller is a guest for all other requests. */
function viewerOf({ purpose, account }: RequestSession): Viewer | null {
  if (purpose !== null) return null;
  const { id, email, name, roles } = account;
  return { id, email, name, roles };
}

const backgroundPaths = ['/api/auth/session', '/api/auth/csrf', '/api/auth/providers'];

const isPoll = ({ headers, url, routeOptions }: FastifyRequest) =>
  routeOptions.config.background === true ||
  headers['x-session-check'] !== undefined ||
  backgroundPaths.includes(url.split('?', 1)[0] ?? '');
