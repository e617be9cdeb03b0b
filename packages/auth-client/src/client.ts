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
 * One per page, or per request on a server: it holds all of the state itself. Failures are in the state
 * and in results, or go to `onError`; no method throws or rejects.
 */
export function createAuthClient(options: AuthClientOptions): AuthClient {
  const { fetch, baseUrl = '', clock = systemClock } = options;
  const store = createAuthStore(options.session ?? null);
  const report = (error: unknown) => options.onError?.(error);
  let refreshing: Promise<AuthState> | undefined;
  /** False until the server was asked, where nobody has said who is signed in. */
  let isKnown = options.session !== undefined;
  // Raised by signing in and out: a response to an earlier request belongs to another session.
  let epoch = 0;
  // What may exchange the session: those that are under way, and how many have ended.
  let acting = 0;
  let acted = 0;
  let checkTimer: unknown;
  let reloadTimer: unknown;
  /** Somebody has told that others are signed in: a check that was under way, or due, knows it, too. */
  let isTold = false;

  const request = (path: string, init?: RequestInit) =>
    fetch(`${baseUrl}/api/${path}`, {
      credentials: 'same-origin',
      // A network that says nothing is one that is away.
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

  /** null for a guest. Throws where the server does not answer or reports an error. */
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
      if (requestEpoch === epoch) store.send(session ? { type: 'found', session } : nobody);
    } catch (error) {
      // A session that cannot be read has not ended: the user stays signed in.
      report(error);
      // Only a first question is waited for: nothing is known yet, and guards have to decide.
      if (requestEpoch === epoch && store.getState().status === 'loading') {
        store.send({ type: 'failed', error: new AuthError('UNAVAILABLE', 'Session', error) });
      }
    }
    return store.getState();
  }

  /** Sends what ends in a session, in a further step, or in a mail that is on its way. */
  async function attempt(send: () => Promise<Answer>, isMail = false): Promise<SignInResult> {
    epoch += 1;
    const requestEpoch = epoch;
    const tell: typeof store.send = (event) => requestEpoch === epoch && store.send(event);
    const before = store.getState().session;
    tell({ type: 'started' });
    try {
      const { url, purpose, data } = await send();
      // A mail that is on its way changes nothing.
      const session = isMail ? before : purpose ? null : await readSession();
      if (purpose) tell({ type: 'limited', purpose });
      else if (session) tell({ type: 'found', session });
      else if (isMail) tell({ type: 'ended' });
      else throw new AuthError('REFUSED', 'NoSession');
      return { ok: true, url: url.href, error: null, purpose, data };
    } catch (cause) {
      const error = errorOf(cause);
      tell({ type: 'failed', error });
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

  /** Ends the session on the server by `post`, which answers where to go. */
  async function leave(post: () => Promise<string>): Promise<SignOutResult> {
    try {
      const url = await post();
      epoch += 1;
      store.send({ type: 'ended' });
      options.navigate?.(url);
      return { ok: true, error: null };
    } catch (error) {
      // A session that goes on is not shown as one that has ended.
      report(error);
      return { ok: false, error: errorOf(error) };
    }
  }

  /**
   * The session is over, another user is signed in, or the account is gone: signs out and reloads. Who has signed in
   * on another page, which has told of it, stays signed in.
   */
  async function endMismatch(session: Session | null, isStaying: boolean | null): Promise<void> {
    epoch += 1;
    if (!isStaying) await postLogout().catch(report);
    // Typed while that was on its way.
    if (!session && options.isUnsaved?.()) return options.onKept?.();
    // Without the error of `nobody` it would count as signed out here.
    store.send(session ? { type: 'ended' } : nobody);
    reloadTimer = clock.setTimeout(() => options.reload?.(), reloadDelayMs);
  }

  async function check(told = false): Promise<void> {
    isTold ||= told;
    const known = store.getState().session;
    if (!known || options.development) return;
    const before = acted;
    try {
      const session = await readSession({ 'x-session-check': '1' });
      const { id } = known.user.data;
      const isSame = session?.user.data.id === id && (await (options.hasRecord?.(id) ?? true));
      // Another check has ended it already.
      if (!store.getState().session) return;
      // Beside what exchanges the session the answer may be about the former one: it is asked for again.
      if (acting > 0 || before !== acted) checkAfterNavigation();
      else if (isSame && session) {
        isTold = false;
        store.send({ type: 'found', session });
      }
      // What is typed is the same person's, who can sign in elsewhere and save it.
      else if (!session && options.isUnsaved?.()) options.onKept?.();
      else await endMismatch(session, session && (told || isTold));
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

const nobody = {
  type: 'ended',
  error: new AuthError('NO_SESSION', 'No session found'),
} as const;

const errorOf = (cause: unknown): AuthError =>
  cause instanceof AuthError ? cause : new AuthError('UNAVAILABLE', 'Network', cause);

const codes: Readonly<Record<string, AuthErrorCode>> = {
  CredentialsSignin: 'CREDENTIALS',
  EmailSignin: 'EMAIL',
};

/** The address in the answer; its `error` parameter is the failure. */
async function readAnswer(response: Response): Promise<Answer> {
  const data: { url?: string; purpose?: SessionPurpose | null } = await response
    .json()
    .catch(() => ({}));
  const { url, purpose = null } = data;
  const address = URL.parse(url ?? response.url);
  // A redirect that was followed carries it in the final address.
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
