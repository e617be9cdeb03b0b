import {
  type Account,
  type AuthServerOptions,
  authServer,
  createAccountMails,
  type Hasher,
} from '@praxiskit/auth-server';
import { createMemoryStore, createMemoryThrottle } from '@praxiskit/auth-server/testing';
import Fastify, { type FastifyInstance } from 'fastify';

export const origin = new URL('http://localhost:3000');
export const password = 'a long enough password';

export const patient: Account = {
  id: 'account-1',
  email: 'patient@example.org',
  name: 'Petra Muster',
  roles: ['patient'],
  passwordChange: false,
  passwordChangeSince: null,
  disabled: false,
  passwordHash: `plain:${password}`,
  passwordChangedAt: null,
  emailVerifiedAt: 0,
  deletionAt: null,
};

/** Hashing has its own tests; here only the calls count. */
function createPlainHasher(): Hasher & { readonly verified: string[] } {
  const verified: string[] = [];
  return {
    verified,
    hash: async (text) => `plain:${text}`,
    verify: async (stored, text) => {
      verified.push(stored);
      return stored === `plain:${text}`;
    },
    isOutdated: (stored) => !stored.startsWith('plain:'),
  };
}

/** The options of a server, all in memory. */
export function serverOptions() {
  return {
    origin,
    secret: 'a secret of the tests, 32 characters or more',
    store: createMemoryStore([patient]),
    throttle: createMemoryThrottle(),
    hasher: createPlainHasher(),
  };
}

/** `before` adds the app's own parts before authServer. */
export async function createSite(
  options: Partial<AuthServerOptions> = {},
  before: (app: FastifyInstance) => void = () => {},
) {
  const clock = {
    time: Date.UTC(2026, 10, 20, 9),
    now: () => clock.time,
  };
  const parts = serverOptions();
  const { store, hasher } = parts;
  const mails = createAccountMails({
    origin: options.origin ?? origin,
    secret: parts.secret,
    store,
    clock,
    frame: { name: 'Aurelia', footer: { de: [], en: [] } },
  });
  const app = Fastify();
  before(app);
  await app.register(authServer, { ...parts, clock, ...options });
  app.get('/mine', { config: { access: 'public' } }, (request) => ({ viewer: request.viewer }));
  app.get('/for-users', { config: { access: 'session' } }, () => 'for users');
  return {
    app,
    store,
    rows: store.rows,
    hasher,
    clock,
    /** `address`: from a proxy's header, if the app trusts one. */
    browser: () => createBrowser(app, options.origin),
    /** Writes a mail as the job does. */
    writeMail: mails.write,
    /** The token of the newest mail with a link, as its recipient reads it. */
    async mailedLink() {
      const last = store.rows.mails.filter(({ kind }) => kind === 'link').at(-1);
      const written = last && (await mails.write(last));
      const href = written?.text.match(/^http\S+$/m)?.[0];
      if (!href) return null;
      const { searchParams, pathname, search } = new URL(href);
      const field = (name: string) => searchParams.get(name) ?? '';
      return {
        to: written.to,
        subject: written.subject,
        path: pathname + search,
        fields: { token: field('token'), email: field('email') },
      };
    },
  };
}

/** Keeps cookies and posts forms, as next-auth's client does in a browser. */
function createBrowser(app: FastifyInstance, siteOrigin = origin) {
  const cookies = new Map<string, string>();

  async function send(
    method: 'GET' | 'POST',
    url: string,
    fields?: Record<string, string>,
    headers: Record<string, string> = {},
  ) {
    const answer = await app.inject({
      method,
      url,
      headers: {
        cookie: [...cookies]
          .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
          .join('; '),
        ...(fields === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      ...(fields === undefined ? {} : { payload: new URLSearchParams(fields).toString() }),
    });
    for (const { name, value } of answer.cookies) {
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }

  const browser = {
    cookies,
    get: (url: string, headers?: Record<string, string>) => send('GET', url, undefined, headers),
    post: (url: string, fields: Record<string, string> = {}, headers?: Record<string, string>) =>
      send('POST', url, fields, headers),
    async csrfToken(): Promise<string> {
      return (await browser.get('/api/auth/csrf')).json().csrfToken;
    },
    async signIn(fields: Record<string, string> = {}): ReturnType<typeof send> {
      return browser.post('/api/auth/callback/credentials', {
        email: patient.email,
        password,
        csrfToken: await browser.csrfToken(),
        callbackUrl: `${siteOrigin.origin}/private`,
        json: 'true',
        ...fields,
      });
    },
    session: async () => (await browser.get('/api/auth/session')).json(),
    /** Posts a form of ours, by its address below /api/auth. */
    async send(path: string, fields: Record<string, string>): ReturnType<typeof send> {
      const csrfToken = await browser.csrfToken();
      return browser.post(`/api/auth/${path}`, { csrfToken, json: 'true', ...fields });
    },
  };
  return browser;
}
