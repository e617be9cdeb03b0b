import { createAuthStore } from './store.ts';
import {
  type AuthClient,
  type AuthClientOptions,
  AuthError,
  type AuthErrorCode,
  type AuthState,
  type Session,
  type SessionPurpose,
  type SignInResult,
  type SignOutResult,
} from './types.ts';

const checkDelayMs = 2000;
const reloadDelayMs = 1000;

const systemClock = {
  now: () => Date.now(),
  setTimeout: (run: () => void, milliseconds: number): unknown => setTimeout(run, milliseconds),
  clearTimeout: (handle: unknown) => clearTimeout(handle as number),
};

/**
 * One per page, or per request on a server: it holds all of its state. Failures are in the state and in
 * results, or are reported to `onError`; no method throws or rejects.
 */
export function createAuthClient(options: AuthClientOptions): AuthClient {
  const { fetch, baseUrl = '', clock = systemClock } = options;
  const store = createAuthStore(options.session ?? null);
  const report = (error: unknown) => options.onError?.(error);
  let refreshing: Promise<AuthState> | undefined;
  /** False until the server has said who is signed in. */
  let isKnown = options.session !== undefined;
  // Raised by signing in and out: a response to an earlier request belongs to another session.
  let epoch = 0;
  // Requests that may change the session: how many are in progress, and how many are done.
  let acting = 0;
  let acted = 0;
  let checkTimer: unknown;
  let reloadTimer: unknown;
  /** Another page has announced a new user. It also counts for a check in progress and for the next check. */
  let isOtherAnnounced = false;

  const request = (path: string, init?: RequestInit) =>
    fetch(`${baseUrl}/api/${path}`, {
      credentials: 'same-origin',
      // A server that does not answer counts as unreachable.
      signal: AbortSignal.timeout(20_000),
      ...init,
    });

  /** @throws what `send` throws */
  function act<T>(send: () => Promise<T>): Promise<T> {
    acting += 1;
    return send().finally(() => {
      acting -= 1;
      acted += 1;
    });
  }

  /** Posts as next-auth's client does. */
  const post = (
    path: string,
    fields: Readonly<Record<string, string>>,
    init?: RequestInit,
  ): Promise<Answer> =>
    act(async () => {
      const csrf: { csrfToken: string } = await (await request('auth/csrf')).json();
      const body = new URLSearchParams({ ...fields, ...csrf, json: 'true' });
      return readAnswer(await request(`auth/${path}`, { method: 'POST', body, ...init }));
    });

  /** Null for a guest. Throws where the server does not answer or reports an error. */
  async function readSession(headers: HeadersInit = {}): Promise<Session | null> {
    const response = await request('auth/session', { headers });
    if (response.status === 401) return null;
    if (!response.ok) throw new AuthError('UNAVAILABLE', String(response.status));
    const session: Partial<Session> | null = await response.json();
    return session?.user?.data?.id ? (session as Session) : null;
  }

  async function ask(): Promise<AuthState> {
    const requestEpoch = epoch;
    try {
      const session = await readSession();
      if (requestEpoch === epoch) store.send(session ? { type: 'found', session } : noSession);
    } catch (error) {
      // A session that cannot be read has not ended: the user stays signed in.
      report(error);
      // Only the first request sets an error: nothing is known yet, and route guards wait for the result.
      if (requestEpoch === epoch && store.getState().status === 'loading') {
        store.send({ type: 'failed', error: new AuthError('UNAVAILABLE', 'Session', error) });
      }
    }
    return store.getState();
  }

  /** Sends a form that leads to a session, to a further step, or to a mail (`isMail`). */
  async function attempt(send: () => Promise<Answer>, isMail = false): Promise<SignInResult> {
    epoch += 1;
    const requestEpoch = epoch;
    const sendIfCurrent: typeof store.send = (event) => requestEpoch === epoch && store.send(event);
    const before = store.getState().session;
    sendIfCurrent({ type: 'started' });
    try {
      const { url, purpose, data } = await send();
      // A mail alone changes nothing.
      const session = isMail ? before : purpose ? null : await readSession();
      if (purpose) sendIfCurrent({ type: 'limited', purpose });
      else if (session) sendIfCurrent({ type: 'found', session });
      else if (isMail) sendIfCurrent({ type: 'ended' });
      else throw new AuthError('REFUSED', 'NoSession');
      return { ok: true, url: url.href, error: null, purpose, data };
    } catch (cause) {
      const error = errorOf(cause);
      sendIfCurrent({ type: 'failed', error });
      return { ok: false, url: null, error, purpose: null, data: {} };
    }
  }

  const sendMail = (fields: object) =>
    attempt(
      async () =>
        readAnswer(
          await request('auth/email/signin/email', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(fields),
          }),
        ),
      true,
    );

  async function postLogout(): Promise<string> {
    const response = await act(() => request('user/logout', { method: 'POST' }));
    if (!response.ok) throw new AuthError('UNAVAILABLE', String(response.status));
    return '/login';
  }

  /** Ends the session on the server by `post`, which returns where to go. */
  async function leave(post: () => Promise<string>): Promise<SignOutResult> {
    try {
      const url = await post();
      epoch += 1;
      store.send({ type: 'ended' });
      options.navigate?.(url);
      return { ok: true, error: null };
    } catch (error) {
      // A session that could not be ended is not shown as ended.
      report(error);
      return { ok: false, error: errorOf(error) };
    }
  }

  /**
   * The session ended, another user is signed in, or the account was deleted: signs out and reloads. With
   * `isStaying` the other user stays signed in.
   */
  async function endMismatch(session: Session | null, isStaying: boolean | null): Promise<void> {
    epoch += 1;
    if (!isStaying) await postLogout().catch(report);
    // The user may have typed during the request.
    if (!session && options.isUnsaved?.()) return options.onKept?.();
    // Without the error of `noSession` it would count as a sign-out by the user.
    store.send(session ? { type: 'ended' } : noSession);
    reloadTimer = clock.setTimeout(() => options.reload?.(), reloadDelayMs);
  }

  async function check(isAnnounced = false): Promise<void> {
    isOtherAnnounced ||= isAnnounced;
    const known = store.getState().session;
    if (!known || options.development) return;
    const before = acted;
    try {
      const session = await readSession({ 'x-session-check': '1' });
      const { id } = known.user.data;
      const isSame = session?.user.data.id === id && (await (options.hasRecord?.(id) ?? true));
      // Another check has ended the session already.
      if (!store.getState().session) return;
      // The response may be about the former session: check again.
      if (acting > 0 || before !== acted) checkAfterNavigation();
      else if (isSame && session) {
        isOtherAnnounced = false;
        store.send({ type: 'found', session });
      }
      // The edits belong to the same user, who can sign in elsewhere and save them.
      else if (!session && options.isUnsaved?.()) options.onKept?.();
      else await endMismatch(session, session && (isAnnounced || isOtherAnnounced));
    } catch (error) {
      report(error);
    }
  }

  function checkAfterNavigation(): void {
    clock.clearTimeout(checkTimer);
    checkTimer = clock.setTimeout(() => void check(), checkDelayMs);
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    session: { get: () => store.getState().session, subscribe: store.subscribe },
    signIn: (provider: string, fields: Record<string, string>) =>
      provider === 'email' ? sendMail(fields) : attempt(() => post(`callback/${provider}`, fields)),
    send: (path, fields) => attempt(() => post(path, fields)),
    async request(path, fields, init) {
      try {
        const { url, data } = await post(path, fields, init);
        return { ok: true, url: url.href, error: null, data };
      } catch (cause) {
        return { ok: false, url: null, error: errorOf(cause), data: {} };
      }
    },
    signOut: ({ callbackUrl = '/' } = {}) =>
      leave(async () => {
        await options.beforeSignOut?.();
        return (await post('signout', { callbackUrl })).url.href;
      }),
    logout: () =>
      leave(async () => {
        await options.beforeSignOut?.().catch(report);
        return postLogout();
      }),
    refresh() {
      if (!isKnown) {
        isKnown = true;
        store.send({ type: 'started' });
      }
      refreshing ??= ask().finally(() => {
        refreshing = undefined;
      });
      return refreshing;
    },
    check,
    checkAfterNavigation,
    dispose() {
      clock.clearTimeout(checkTimer);
      clock.clearTimeout(reloadTimer);
    },
  };
}

interface Answer {
  readonly url: URL;
  readonly purpose: SessionPurpose | null;
  readonly data: Readonly<Record<string, unknown>>;
}

const noSession = {
  type: 'ended',
  error: new AuthError('NO_SESSION', 'No session found'),
} as const;

const errorOf = (cause: unknown): AuthError =>
  cause instanceof AuthError ? cause : new AuthError('UNAVAILABLE', 'Network', cause);

const codes: Readonly<Record<string, AuthErrorCode>> = {
  CredentialsSignin: 'CREDENTIALS',
  EmailSignin: 'EMAIL',
};

/** Reads the address of the response; its `error` parameter is the failure. */
async function readAnswer(response: Response): Promise<Answer> {
  const data: { url?: string; purpose?: SessionPurpose | null } = await response
    .json()
    .catch(() => ({}));
  const { url, purpose = null } = data;
  const address = URL.parse(url ?? response.url);
  // The final address of a followed redirect may have it.
  const reason =
    address?.searchParams.get('error') ??
    URL.parse(response.url)?.searchParams.get('error') ??
    null;
  const { status } = response;
  if (reason === null && response.ok && address) return { url: address, purpose, data };
  const code = status >= 500 ? 'UNAVAILABLE' : status === 429 ? 'THROTTLED' : codes[reason ?? ''];
  const waitS = Number(response.headers.get('retry-after')) || null;
  throw new AuthError(code ?? 'REFUSED', reason ?? String(status), undefined, waitS);
}
