import { createHash } from 'node:crypto';
import cookie from '@fastify/cookie';
import {
  type ConstructionGateOptions,
  constructionGate,
  createMemoryAttempts,
  GateError,
} from '@praxiskit/under-construction-gate/server';
import { fastify } from 'fastify';
import { describe, expect, test } from 'vitest';

const password = 'Morgenlicht';
const hash = createHash('sha256').update(password).digest('hex');

interface SetUp extends Partial<ConstructionGateOptions> {
  withCookies?: boolean;
}

async function setUp(options: SetUp = {}) {
  const { withCookies = false, now = () => 1_800_000_000_000, ...more } = options;
  const app = fastify({ trustProxy: true });
  if (withCookies) await app.register(cookie);
  await app.register(constructionGate, {
    enabled: true,
    hash,
    secret: 'a secret of the server',
    open: (path) => path === '/impressum' || path === '/datenschutz',
    render: () => ({
      status: 503,
      headers: { 'content-type': 'text/html' },
      body: '<h1>Soon</h1>',
    }),
    attempts: createMemoryAttempts({ limit: 3, now }),
    now,
    ...more,
  });
  for (const path of ['/', '/impressum', '/preise/_payload.json', '/api/prices']) {
    app.get(path, async () => `secret of ${path}`);
  }
  const knock = (value: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: '/api/construction', payload: { password: value }, headers });
  return { app, knock };
}

const cookieOf = (answer: { headers: Record<string, unknown> }) => {
  const header = answer.headers['set-cookie'];
  return String(Array.isArray(header) ? header.at(-1) : header);
};

describe('closed', () => {
  test.each(['/', '/preise/_payload.json', '/sitemap.xml'])(
    '%s answers with the gate’s page [R3.1D]',
    async (url) => {
      const { app } = await setUp();
      const answer = await app.inject(url);
      expect(answer.statusCode).toBe(503);
      expect(answer.body).toBe('<h1>Soon</h1>');
      expect(answer.headers['retry-after']).toBe('3600');
      expect(answer.headers['x-robots-tag']).toBe('noindex');
    },
  );

  test('under /api/ the gate answers with an error as JSON', async () => {
    const { app } = await setUp();
    const answer = await app.inject('/api/prices?limit=1');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'UNAVAILABLE' });
    expect(answer.headers['retry-after']).toBe('3600');
  });

  test('imprint and privacy policy stay open [R3.1D]', async () => {
    const { app } = await setUp();
    expect((await app.inject('/impressum')).body).toBe('secret of /impressum');
  });

  test.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    '%s is refused, on pages and under /api/ [R3.1D]',
    async (method) => {
      const { app } = await setUp();
      for (const url of ['/', '/api/prices', '/nothing']) {
        const answer = await app.inject({ method, url });
        expect(answer.statusCode).toBe(503);
        expect(answer.headers['retry-after']).toBe('3600');
        expect(answer.body).not.toContain('secret of');
      }
    },
  );

  test('a page that cannot be rendered is an error and opens nothing', async () => {
    for (const render of [
      () => Promise.reject(new Error('no renderer')),
      () => {
        throw new Error('no renderer');
      },
    ]) {
      const { app } = await setUp({ render });
      const answer = await app.inject('/');
      expect(answer.statusCode).toBe(500);
      expect(answer.body).not.toContain('secret of');
    }
  });

  test('a disabled gate reads no request', async () => {
    const asked: string[] = [];
    const { app } = await setUp({ enabled: false, open: (path) => asked.push(path) > 0 });
    expect((await app.inject('/')).body).toBe('secret of /');
    expect(asked).toEqual([]);
  });

  test('a disabled gate does not close the site, and accepts no password', async () => {
    const { app, knock } = await setUp({ enabled: false });
    expect((await app.inject('/')).statusCode).toBe(200);
    expect((await knock(password)).statusCode).toBe(404);
  });
});

describe.each([{ withCookies: false }, { withCookies: true }])('opening, %o', (setting) => {
  test('the right password sets a cookie that opens every page [R3.1D] [R3.4] [R3.6]', async () => {
    const { app, knock } = await setUp(setting);
    const answer = await knock(password);
    expect(answer.statusCode).toBe(204);
    expect(cookieOf(answer)).toMatch(
      /^construction_access=\S+; Path=\/; .*HttpOnly; SameSite=Lax$/,
    );
    const headers = { cookie: cookieOf(answer).split(';')[0] ?? '' };
    expect((await app.inject({ url: '/', headers })).body).toBe('secret of /');
    expect((await app.inject({ url: '/api/prices', headers })).statusCode).toBe(200);
  });

  test('over HTTPS the cookie is Secure', async () => {
    const { knock } = await setUp(setting);
    const answer = await knock(password, { 'x-forwarded-proto': 'https' });
    expect(cookieOf(answer)).toMatch(/; Secure$/);
  });
});

test('a visitor who gives up the access has none any more [R3.6]', async () => {
  const { app } = await setUp();
  const answer = await app.inject({ method: 'DELETE', url: '/api/construction' });
  expect(answer.statusCode).toBe(204);
  expect(cookieOf(answer)).toBe('construction_access=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
});

test('without a hash no password opens [R3.3]', async () => {
  const { knock } = await setUp({ hash: null });
  expect((await knock('')).statusCode).toBe(404);
  expect((await knock(password)).statusCode).toBe(404);
});

test('a form sent before the scripts are loaded gets the gate again', async () => {
  const { app } = await setUp();
  const answer = await app.inject({
    method: 'POST',
    url: '/preise',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'password=Morgenlicht',
  });
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toBe('<h1>Soon</h1>');
});

describe('refusing', () => {
  test('a wrong password sets no cookie [R3.5]', async () => {
    const { knock } = await setUp();
    const answer = await knock('Abendrot');
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'PASSWORD_INCORRECT' });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('a forged cookie, an old one and one of another password open nothing', async () => {
    const { knock } = await setUp();
    const given = cookieOf(await knock(password)).split(';')[0] ?? '';
    const later = await setUp({ now: () => 1_800_000_000_000 + 31 * 86_400_000 });
    const changed = await setUp({ hash: 'ab'.repeat(32) });
    const fresh = await setUp();
    const open = async ({ app }: typeof fresh, value: string) =>
      (await app.inject({ url: '/', headers: { cookie: value } })).statusCode;
    expect(await open(fresh, given)).toBe(200);
    expect(await open(fresh, `${given.slice(0, -2)}xx`)).toBe(503);
    expect(await open(fresh, 'construction_access=true')).toBe(503);
    expect(await open(later, given)).toBe(503);
    expect(await open(changed, given)).toBe(503);
  });

  test.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', 429],
    ['2001:DB8:1:2::1', '2001:0db8:0001:0002:1:2:3:4', 429],
    ['::1', '::ffff:203.0.113.9', 204],
    ['::ffff:203.0.113.9', '203.0.113.9', 429],
    ['203.0.113.9', '203.0.113.10', 204],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', 204],
  ])('tries from %s count for %s as well, or not: %i', async (first, second, status) => {
    const { knock } = await setUp();
    for (let index = 0; index < 4; index += 1) await knock('wrong', { 'x-forwarded-for': first });
    const answer = await knock(password, { 'x-forwarded-for': second });
    expect(answer.statusCode).toBe(status);
  });

  test('after too many attempts even the right password has to wait', async () => {
    const { knock } = await setUp();
    for (let count = 0; count < 3; count++) await knock('Abendrot');
    const answer = await knock(password);
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('900');
  });

  test('while attempts cannot be counted even the right password opens nothing', async () => {
    const away = () => Promise.reject(new Error('connect ECONNREFUSED'));
    for (const attempts of [
      { take: away, clear: away },
      { take: () => 0, clear: away },
    ]) {
      const { knock } = await setUp({ attempts });
      const answer = await knock(password);
      expect(answer.statusCode).toBe(500);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  test.each([
    ['UNAVAILABLE', 'Wir sind gerade nicht erreichbar', 'We cannot be reached right now'],
    ['TOO_MANY_REQUESTS', 'Das waren viele Versuche', 'That was a lot of attempts'],
    ['NOT_FOUND', 'Das gibt es hier nicht', 'There is no such thing here'],
    ['PASSWORD_INCORRECT', 'Incorrect password', 'Incorrect password'],
  ] as const)('%s has its text in both languages, and another for the log', (code, de, en) => {
    const error = new GateError(code, 'for the log');
    expect(error.message).toBe('for the log');
    expect(error.messages.de).toContain(de);
    expect(error.messages.en).toContain(en);
  });

  test.each([`${password} `, `\t${password}\n`])(
    'blanks around a pasted password are ignored: %j [R3.4D]',
    async (typed) => {
      const { knock } = await setUp();
      expect((await knock(typed)).statusCode).toBe(204);
    },
  );

  const send = (app: Awaited<ReturnType<typeof setUp>>['app'], typed: string, headers = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/construction',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams({ password: typed }).toString(),
    });

  test('without scripts the form opens the gate: 303 to / with the cookie [R3.4D]', async () => {
    const { app } = await setUp();
    const answer = await send(app, password);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/']);
    const [cookie] = cookieOf(answer).split(';');
    expect((await app.inject({ url: '/', headers: { cookie } })).body).toBe('secret of /');
  });

  test('a form with a wrong password, or after too many attempts, leads back to the gate without a message [R3.5]', async () => {
    const { app, knock } = await setUp();
    for (let count = 0; count < 3; count++) {
      const answer = await send(app, 'Abendrot');
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/']);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    expect((await send(app, password)).headers['set-cookie']).toBeUndefined();
    expect((await knock(password)).statusCode).toBe(429);
  });

  test('a form sent to a gate that is open by now leads to the site', async () => {
    const { app } = await setUp({ enabled: false });
    expect((await send(app, password)).headers.location).toBe('/');
  });

  test('another site’s form neither opens the gate nor uses up the visitor’s attempts', async () => {
    const { app, knock } = await setUp();
    for (let count = 0; count < 4; count++) {
      const answer = await send(app, password, { 'sec-fetch-site': 'cross-site' });
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    expect((await knock(password)).statusCode).toBe(204);
  });

  test('the form parser of the app is left unchanged', async () => {
    const app = fastify();
    const type = 'application/x-www-form-urlencoded';
    app.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) =>
      done(null, `its own: ${body}`),
    );
    const render = () => ({ status: 503, headers: {}, body: '' });
    const options = { enabled: true, hash, secret: 'a secret', open: () => true, render };
    await app.register(constructionGate, options);
    app.post('/form', async ({ body }) => body);
    const headers = { 'content-type': type };
    const own = await app.inject({ method: 'POST', url: '/form', headers, payload: 'a=1' });
    expect(own.body).toBe('its own: a=1');
    expect((await send(app, password)).statusCode).toBe(303);
  });

  test('a body without a password counts as a wrong password', async () => {
    const { app } = await setUp();
    const answer = await app.inject({
      method: 'POST',
      url: '/api/construction',
      payload: { password: 7 },
    });
    expect(answer.statusCode).toBe(401);
  });
});
