import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { ownHost } from './own-host.ts';

/** Pages, and other addresses that proxies and scripts request; the warnings in the log. */
async function createSite(publicUrl = 'https://praxis.example', trustProxy = false) {
  const lines: { level: number; host?: string; site?: string }[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const app = Fastify({ trustProxy, logger: { level: 'warn', stream } });
  await app.register(ownHost, { origin: new URL(publicUrl) });
  // Like the construction gate, which comes after it.
  app.addHook('onRequest', (request, _reply, done) => {
    request.headers['x-met'] = 'gate';
    done();
  });
  for (const url of ['/*', '/health/live', '/api/auth/session', '/assets/*']) {
    app.get(url, async ({ headers }) => `page ${headers['x-met']}`);
  }
  app.post('/api/auth/signup', async () => 'taken');
  const ask = (host: string, url = '/preise?lang=en', more: object = {}) =>
    app.inject({ url, headers: { host, ...more } });
  return { app, ask, lines };
}

test.each(['www.praxis.example', '203.0.113.5', '203.0.113.5:3000', '[2001:db8::1]', 'praxis'])(
  'a page opened at %s is redirected to the site’s own host, with its path and query [R2.1D]',
  async (host) => {
    const { app, ask } = await createSite();
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await app.inject({ method, url: '/preise?lang=en', headers: { host } });
      expect([answer.statusCode, answer.headers.location]).toEqual([
        308,
        'https://praxis.example/preise?lang=en',
      ]);
    }
    const path = await ask(host, '//evil.example/x');
    expect(path.headers.location).toBe('https://praxis.example//evil.example/x');
  },
);

test.each([
  ['its own host', 'praxis.example'],
  ['its own host at the port behind a proxy', 'praxis.example:3000'],
  ['its own host in capitals', 'PRAXIS.example'],
  ['an address of the same machine', '127.0.0.1:3000'],
  ['its name', 'localhost:3000'],
])('a page opened at %s is answered', async (_case, host) => {
  const { ask, lines } = await createSite();
  expect((await ask(host)).statusCode).toBe(200);
  expect(lines).toEqual([]);
});

test('health checks, API calls, files and payloads are answered for every host', async () => {
  const { app, ask } = await createSite();
  for (const url of [
    '/health/live',
    '/api/auth/session',
    '/assets/a.js',
    '/preise/_payload.json',
  ]) {
    expect((await ask('10.0.0.5', url)).statusCode).toBe(200);
  }
  const post = { method: 'POST', url: '/api/auth/signup', headers: { host: '10.0.0.5' } } as const;
  expect((await app.inject(post)).statusCode).toBe(200);
});

test('if the site’s own address is the machine itself, a phone in the same network is answered', async () => {
  const { ask } = await createSite('http://localhost:3000');
  expect((await ask('192.168.1.20:3000')).statusCode).toBe(200);
});

test('the log names both hosts once', async () => {
  const { ask, lines } = await createSite();
  for (let asked = 0; asked < 3; asked += 1) await ask('www.praxis.example');
  await ask('203.0.113.5');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ host: 'www.praxis.example', site: 'praxis.example' });
});

test('a proxy’s host header counts if the proxy is trusted', async () => {
  const forwarded = { 'x-forwarded-host': 'praxis.example' };
  const trusting = await createSite('https://praxis.example', true);
  expect((await trusting.ask('10.0.0.5', '/', forwarded)).statusCode).toBe(200);
  const other = await createSite();
  expect((await other.ask('10.0.0.5', '/', forwarded)).statusCode).toBe(308);
});

test('behind a proxy that sends another host a page is redirected once, and then answered', async () => {
  const { ask, lines } = await createSite();
  const first = await ask('backend.internal');
  const [cookie] = first.cookies;
  expect(cookie?.maxAge).toBeLessThanOrEqual(5);
  // The browser follows to the same proxy, which sends the same host.
  const again = await ask('backend.internal', '/', { cookie: `${cookie?.name}=${cookie?.value}` });
  expect(again.statusCode).toBe(200);
  expect(lines).toHaveLength(2);
});
