import { createReloadGuard } from './reload-guard.ts';
import { createAuthStore } from './store.ts';
import {
  type AuthClient,
  type AuthClientOptions,
  AuthError,
  type AuthState,
  type Session,
  type SignInResult,
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
  const { fetch, baseUrl = '', storage, clock = systemClock } = options;
  const store = createAuthStore(options.session ?? null);
  const timers = new Set<unknown>();
  let refreshing: Promise<AuthState> | undefined;
  /** False until the server was asked, where nobody has said who is signed in. */
  let isKnown = options.session !== undefined;
  // Raised by signing in and out: a response to an earlier request belongs to another session.
  let epoch = 0;

  function later(run: () => void, milliseconds: number): unknown {
    const timer = clock.setTimeout(() => {
      timers.delete(timer);
      run();
    }, milliseconds);
    timers.add(timer);
    return timer;
  }

  function cancel(timer: unknown): void {
    clock.clearTimeout(timer);
    timers.delete(timer);
  }

  const request = (path: string, init?: RequestInit) =>
    fetch(`${baseUrl}/api/${path}`, { credentials: 'same-origin', ...init });

  /** Posts as next-auth's client does and gives the answered address. */
  async function post(path: string, fields: Record<string, string>): Promise<URL> {
    const csrf: { csrfToken: string } = await (await request('auth/csrf')).json();
    const response = await request(`auth/${path}`, {
      method: 'POST',
      body: new URLSearchParams({ ...fields, ...csrf, json: 'true' }),
    });
    return answeredUrl(response);
  }

  /** null for a guest. Throws where the server does not answer or reports an error. */
  async function readSession(headers: HeadersInit = {}): Promise<Session | null> {
    const response = await request('auth/session', { headers });
    if (response.status === 401) return null;
    if (!response.ok) throw new AuthError('UNAVAILABLE', String(response.status));
    const session: Partial<Session> | null = await response.json();
    return session?.user?.data?.id === undefined ? null : (session as Session);
  }

  async function ask(headers?: HeadersInit): Promise<AuthState> {
    const requestEpoch = epoch;
    try {
      const session = await readSession(headers);
      if (requestEpoch === epoch)
        store.send(session === null ? { type: 'ended' } : { type: 'found', session });
    } catch (error) {
      // A session that cannot be read has not ended: the user stays signed in.
      options.onError?.(error);
      // Only a first question is waited for: nothing is known yet, and guards have to decide.
      if (requestEpoch === epoch && store.getState().status === 'loading') {
        store.send({ type: 'failed', error: new AuthError('UNAVAILABLE', 'Session', error) });
      }
    }
    return store.getState();
  }

  async function attempt(provider: string, fields: Record<string, string>): Promise<SignInResult> {
    epoch += 1;
    const requestEpoch = epoch;
    store.send({ type: 'started' });
    try {
      if (provider === 'email') {
        const response = await request('auth/email/signin/email', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(fields),
        });
        const url = await answeredUrl(response);
        if (requestEpoch === epoch) store.send({ type: 'ended' });
        return { ok: true, url: url.href, error: null };
      }
      const url = await post(`callback/${provider}`, fields);
      const session = await readSession();
      if (session === null) throw new AuthError('REFUSED', 'NoSession');
      if (requestEpoch === epoch) store.send({ type: 'found', session });
      return { ok: true, url: url.href, error: null };
    } catch (cause) {
      const error =
        cause instanceof AuthError ? cause : new AuthError('UNAVAILABLE', 'Network', cause);
      if (requestEpoch === epoch) store.send({ type: 'failed', error });
      return { ok: false, url: null, error };
    }
  }

  async function end(): Promise<void> {
    await options.beforeSignOut?.();
    epoch += 1;
  }

  async function postLogout(): Promise<void> {
    try {
      const response = await request('user/logout', { method: 'POST' });
      if (!response.ok) throw new AuthError('UNAVAILABLE', String(response.status));
    } catch (error) {
      options.onError?.(error);
    }
  }

  /** Another user is signed in, or the account is gone: signs out and reloads the page. */
  async function endMismatch(): Promise<void> {
    epoch += 1;
    await postLogout();
    store.send({ type: 'ended' });
    later(() => {
      const isAllowed =
        storage === undefined || createReloadGuard(storage, clock).allow(options.path?.() ?? '');
      if (isAllowed) options.reload?.();
    }, reloadDelayMs);
  }

  async function check(): Promise<void> {
    const known = store.getState().session;
    if (known === null || options.development === true) return;
    const requestEpoch = epoch;
    try {
      const session = await readSession({ 'x-session-check': '1' });
      const { id } = known.user.data;
      const isSame = session?.user.data.id === id && (await (options.hasRecord?.(id) ?? true));
      if (requestEpoch !== epoch) return;
      if (isSame && session !== null) store.send({ type: 'found', session });
      // What is typed is the same person's, who can sign in elsewhere and save it.
      else if (session !== null || options.isUnsaved?.() !== true) await endMismatch();
    } catch (error) {
      options.onError?.(error);
    }
  }

  let checkTimer: unknown;

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    session: { get: () => store.getState().session, subscribe: store.subscribe },
    signIn: (provider: string, fields: Record<string, string>) => attempt(provider, fields),
    async signOut({ callbackUrl } = {}) {
      try {
        await end();
        const url = await post('signout', { callbackUrl: callbackUrl ?? '/' });
        store.send({ type: 'ended' });
        options.navigate?.(url.href);
      } catch (error) {
        options.onError?.(error);
      }
    },
    async logout() {
      try {
        await end();
      } catch (error) {
        options.onError?.(error);
      }
      await postLogout();
      store.send({ type: 'ended' });
      options.navigate?.('/login');
    },
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
    checkAfterNavigation() {
      cancel(checkTimer);
      checkTimer = later(() => void check(), checkDelayMs);
    },
    dispose() {
      for (const timer of [...timers]) cancel(timer);
    },
  };
}

/** The address in the answer; its `error` parameter is the failure. */
async function answeredUrl(response: Response): Promise<URL> {
  const { url }: { url?: string } = await response.json().catch(() => ({}));
  const address = URL.parse(url ?? response.url);
  // A redirect that was followed carries it in the final address.
  const reason =
    address?.searchParams.get('error') ??
    URL.parse(response.url)?.searchParams.get('error') ??
    null;
  if (response.status >= 500) throw new AuthError('UNAVAILABLE', reason ?? String(response.status));
  if (response.status === 429) throw new AuthError('THROTTLED', reason ?? 'TooManyRequests');
  if (reason === 'CredentialsSignin') throw new AuthError('CREDENTIALS', reason);
  if (reason === 'EmailSignin') throw new AuthError('EMAIL', reason);
  if (reason !== null || !response.ok || address === null) {
    throw new AuthError('REFUSED', reason ?? String(response.status));
  }
  return address;
}
