import { type AuthClientOptions, createAuthClient, type Session } from '@praxiskit/auth-client';

export const patient: Session = {
  user: {
    name: 'Petra Muster',
    email: 'patient@example.org',
    data: { id: 'account-1', roles: ['patient'], password_change: false },
  },
  expires: '2026-11-20T10:00:00.000Z',
};

/** A clock that moves only when the test advances it. */
export function createManualClock() {
  const timers = new Map<number, { at: number; run: () => void }>();
  let time = 0;
  let last = 0;
  return {
    now: () => time,
    setTimeout(run: () => void, milliseconds: number) {
      last += 1;
      timers.set(last, { at: time + milliseconds, run });
      return last;
    },
    clearTimeout: (handle: unknown) => void timers.delete(handle as number),
    /** Runs every timer that is due by then, and lets its promises settle. */
    async advance(milliseconds: number) {
      time += milliseconds;
      for (const [handle, { at, run }] of [...timers]) {
        if (at > time) continue;
        timers.delete(handle);
        run();
      }
      for (let step = 0; step < 50; step += 1) await Promise.resolve();
    },
  };
}

export function createMemoryStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

type Answer =
  | {
      readonly status?: number;
      readonly body?: unknown;
      readonly headers?: Record<string, string>;
    }
  | 'network';

/** A client and a server whose answers the test changes. */
export function createSite(options: Partial<AuthClientOptions> = {}) {
  const answers: Record<string, Answer> = {
    'GET /api/auth/csrf': { body: { csrfToken: 'token' } },
    'GET /api/auth/session': { body: {} },
    'POST /api/auth/callback/credentials': { body: { url: 'http://site/private' } },
    'POST /api/auth/email/signin/email': { body: { url: 'http://site/login?sent' } },
    'POST /api/auth/signout': { body: { url: 'http://site/preise' } },
    'POST /api/user/logout': { body: { url: 'http://site/login' } },
  };
  const requests: { readonly call: string; readonly body: string; readonly headers: Headers }[] =
    [];
  const log: string[] = [];
  const errors: unknown[] = [];
  const clock = createManualClock();
  const client = createAuthClient({
    fetch: async (input, init = {}) => {
      const call = `${init.method ?? 'GET'} ${String(input)}`;
      requests.push({ call, body: String(init.body ?? ''), headers: new Headers(init.headers) });
      const answer = answers[call] ?? { status: 404 };
      if (answer === 'network') throw new TypeError('fetch failed');
      const { status = 200, headers = {} } = answer;
      return Response.json(answer.body ?? {}, { status, headers });
    },
    clock,
    navigate: (url) => log.push(`navigate ${url}`),
    reload: () => log.push('reload'),
    onError: (error) => errors.push(error),
    ...options,
  });
  return { client, answers, requests, log, errors, clock };
}
