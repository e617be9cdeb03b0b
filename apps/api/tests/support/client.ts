import { setTimeout as sleep } from 'node:timers/promises';
import { PASSWORD } from './node.ts';

/** A caller with cookies, as a browser keeps them, and without one's protections. */
export interface TestClient {
  request(path: string, init?: RequestInit): Promise<Response>;
  get<T = unknown>(path: string): Promise<{ status: number; headers: Headers; body: T }>;
  send<T = unknown>(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; headers: Headers; body: T }>;
  /** The redirect address that signing in answers. */
  signIn(email: string, password?: string): Promise<string>;
  cookies: Map<string, string>;
}

// Node's own name counts as a robot's, and robots get no error pages.
const BROWSER = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36';

/** Given the cookies of another client it is the same caller, on another node perhaps. */
export function createClient(url: string, cookies = new Map<string, string>()): TestClient {
  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (!headers.has('user-agent')) headers.set('user-agent', BROWSER);
    if (cookies.size > 0) {
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    }
    const response = await fetch(url + path, { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const name = pair.slice(0, pair.indexOf('='));
      const value = pair.slice(pair.indexOf('=') + 1);
      if (value === '' || /max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }

  async function read<T>(response: Response) {
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson && text ? JSON.parse(text) : text) as T,
    };
  }

  return {
    request,
    cookies,
    get: async (path) => read(await request(path)),
    send: async (method, path, body, headers = {}) =>
      read(
        await request(path, {
          method,
          headers: {
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...headers,
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      ),
    async signIn(email, password = PASSWORD) {
      for (const until = Date.now() + 15_000; ; await sleep(300)) {
        const { csrfToken = '' } = (await (await request('/api/auth/csrf')).json()) as {
          csrfToken?: string;
        };
        const response = await request('/api/auth/callback/credentials', {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({ email, password, csrfToken, callbackUrl: url, json: 'true' }),
        });
        const answer = (await response.json()) as { url: string };
        // A node that is overloaded says so, and asks to be tried again.
        if (response.status !== 503 || Date.now() > until) return answer.url;
      }
    },
  };
}
