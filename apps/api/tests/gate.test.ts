import { createHash } from 'node:crypto';
import { get } from 'node:http';
import { errors } from '@praxiskit/server-kit';
import { constructionGate } from '@praxiskit/under-construction-gate/server';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient, type TestClient } from './support/client.ts';
import {
  anyDatabase,
  freshEnvironment,
  startTestNode,
  stopAll,
  type TestNode,
} from './support/node.ts';

const password = 'Baustelle Weimar';
const hash = createHash('sha256').update(password).digest('hex');

let node: TestNode;
let visitor: TestClient;

beforeAll(async () => {
  node = await startTestNode(
    await freshEnvironment(anyDatabase, { CONSTRUCTION: '1', CONSTRUCTION_HASH: hash }),
  );
  visitor = createClient(node.url);
});
afterAll(stopAll);

test.each(['/', '/preise', '/botox', '/login', '/gibt-es-nicht', '/index%20copy'])(
  '%s is replaced by the gate [R3.1] [R3.2] [R3.6]',
  async (path) => {
    const { status, headers, body } = await visitor.get<string>(path);
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBeTruthy();
    expect(body).toContain('Under Construction');
    expect(body).toContain('noindex');
    expect(body).not.toContain('Hyaluron');
  },
);

test.each(['/_payload.json', '/preise/_payload.json', '/api/treatments/', '/api/auth/session'])(
  'no content leaves by %s [R3.1]',
  async (path) => {
    const { status, body } = await visitor.get(path);
    expect(status).toBe(503);
    expect(JSON.stringify(body)).not.toContain('Hyaluron');
  },
);

test('a closed site answers a script with the time to come again, and is no error in the log [R3.1D]', async () => {
  const kept = await visitor.send('POST', '/api/auth/callback/credentials', {});
  expect([kept.status, kept.headers.get('retry-after')]).toEqual([503, '3600']);

  const lines: { level: number; msg: string }[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line));
  const app = fastify({ logger: { level: 'warn', stream: { write } } });
  await app.register(errors);
  const closed = { enabled: true, hash, secret: 's'.repeat(32), open: () => false };
  const render = () => ({ status: 503, headers: {}, body: '' });
  await app.register(constructionGate, { ...closed, render });
  expect((await app.inject('/api/treatments/')).statusCode).toBe(503);
  // 40 is a warning, 50 an error.
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([[40, 'UNAVAILABLE']]);
});

/** Sends the path unchanged: `fetch` would resolve the dots itself. */
function statusOf(path: string): Promise<number | undefined> {
  const { port } = new URL(node.url);
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).on('error', reject);
  });
}

test.each([
  '/health/../login',
  '/_i18n/%2e%2e/barrierefreiheit',
  '/health/..//test/_payload.json',
  '/health/nothing',
  '/impressum/preise',
  '/impressum//preise/_payload.json',
  '/PREISE',
])('no way around the gate by %s [R3.1]', async (path) => {
  expect(await statusOf(path)).toBe(503);
});

test('decisions on the legal pages are kept while the rest is closed', async () => {
  const proof = {
    id: 'a1b2c3d4e5f60718',
    revision: 'osm:1-1x',
    texts: 'f'.repeat(64),
    action: 'decline-all',
    time: '2026-11-21T08:00:00.000Z',
    map: { osm: false },
  };
  expect((await visitor.send('POST', '/api/consent', proof)).status).toBe(201);
});

test('the texts that the legal pages need contain nothing of the others [R3.1]', async () => {
  for (const locale of ['de', 'en']) {
    const { status, body } = await visitor.get<object>(`/_i18n/${locale}/messages.json`);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual([
      'accountPages',
      'consentManager',
      'error',
      'layers',
      'nav',
      'site',
      'uiKit',
      'unsaved',
      'version',
    ]);
    expect(body).toHaveProperty('accountPages.session');
    expect(Object.keys(Reflect.get(body, 'accountPages')).sort()).toEqual(['common', 'session']);
  }
});

test('/api/public sends a closed site’s visitor the configuration alone [R8.1] [R3.1D]', async () => {
  const { status, body } = await visitor.get<object>('/api/public');
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(['config']);
});

test('the gate names the practice and its telephone, in the page’s language [R3.1D]', async () => {
  for (const [lang, words] of [
    ['de', 'Bis zur Eröffnung erreichen Sie uns am Telefon:'],
    ['en', 'Until it opens you reach us by phone:'],
  ] as const) {
    const { body } = await visitor.get<string>(`/?lang=${lang}`);
    expect(body).toContain(`<html lang="${lang}"`);
    expect(body).toContain('<h1 lang="en">Under Construction</h1>');
    expect(body).toContain('Aurelia');
    expect(body).toContain(words);
    expect(body).toMatch(/href="tel:\+49\d+"/);
  }
});

test('imprint and privacy stay open [R3.1]', async () => {
  for (const path of ['/impressum', '/datenschutz', '/health/live']) {
    expect((await visitor.get(path)).status).toBe(200);
  }
});

test('the data of a legal page in capitals are open, too [R3.1]', async () => {
  const { status, body } = await visitor.get('/Impressum/_payload.json');
  expect(status).toBe(200);
  expect(JSON.stringify(body)).toContain('Impressum');
});

test.each(['/IMPRESSUM?lang=en', '//impressum?lang=en', '/impressum/?lang=en'])(
  'a legal page at another form of its address is redirected as elsewhere: %s [R3.1] [R2.1D]',
  async (path) => {
    const answer = await visitor.request(path, { redirect: 'manual' });
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe('/impressum?lang=en');
  },
);

test('the right password opens the site by a signed cookie, a wrong one and a forged one do not [R3.4]', async () => {
  const wrong = await visitor.send('POST', '/api/construction', { password: 'no' });
  expect(wrong.status).toBeGreaterThanOrEqual(400);
  expect((await visitor.get('/')).status).toBe(503);

  const forged = createClient(node.url, new Map([['construction_access', 'true']]));
  expect((await forged.get('/')).status).toBe(503);

  const right = await visitor.send('POST', '/api/construction', { password });
  expect(right.status).toBeLessThan(300);
  expect(right.headers.get('set-cookie')).toMatch(/construction_access=.+HttpOnly/i);
  expect((await visitor.get('/')).status).toBe(200);
  expect((await visitor.get('/api/treatments/')).status).toBe(200);
});

test('the gate, too, is shown at the site’s own host alone [R2.1D] [R3.1]', async () => {
  const more = { CONSTRUCTION: '1', CONSTRUCTION_HASH: hash, PUBLIC_URL: 'https://praxis.example' };
  const { app } = await startTestNode(await freshEnvironment(anyDatabase, more));
  const ask = (url: string, host: string) => app.inject({ url, headers: { host } });
  const alias = await ask('/preise', 'www.praxis.example');
  expect([alias.statusCode, alias.headers.location]).toEqual([
    308,
    'https://praxis.example/preise',
  ]);
  expect((await ask('/preise', 'praxis.example')).statusCode).toBe(503);
  expect((await ask('/health/live', '10.0.0.5')).statusCode).toBe(200);
});
