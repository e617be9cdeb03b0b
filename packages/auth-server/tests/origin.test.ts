import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { createSite, origin } from './site.ts';

const form = 'application/x-www-form-urlencoded';
const evil = 'https://evil.example';

/** Requests that pages of other sites can make a browser send. */
const forged: [string, InjectOptions][] = [
  ['a form', { headers: { origin: evil, 'content-type': form }, payload: 'a=1' }],
  ['a form of a sandboxed frame', { headers: { origin: 'null', 'content-type': form } }],
  ['a multipart form', { headers: { origin: evil, 'content-type': 'multipart/form-data' } }],
  ['JSON as text/plain', { headers: { origin: evil, 'content-type': 'text/plain' } }],
  ['JSON', { headers: { origin: evil, 'content-type': 'application/json' }, payload: '{}' }],
  ['no body', { headers: { origin: evil } }],
  ['a beacon without Origin', { headers: { 'sec-fetch-site': 'cross-site' } }],
  ['a sibling subdomain’s form', { headers: { 'sec-fetch-site': 'same-site' } }],
  ['a sibling’s Origin', { headers: { origin: 'http://shop.localhost:3000' } }],
  ['our host at another port', { headers: { origin: 'http://localhost:8080' } }],
  ['our host by another scheme', { headers: { origin: 'https://localhost:3000' } }],
  ['a host that begins with ours', { headers: { origin: 'http://localhost:3000.evil.example' } }],
  ['a host that ends with ours', { headers: { origin: 'http://evillocalhost:3000' } }],
  [
    'a user name that looks like ours',
    { headers: { origin: 'http://localhost:3000@evil.example' } },
  ],
  ['two Origins', { headers: { origin: `${origin.origin}, ${evil}` } }],
  ['an empty Origin', { headers: { origin: '' } }],
  [
    'our Origin, but cross-site',
    { headers: { origin: origin.origin, 'sec-fetch-site': 'cross-site' } },
  ],
  ['an unknown Sec-Fetch-Site', { headers: { 'sec-fetch-site': 'nearby' } }],
  ['a fetch by PUT', { method: 'PUT', headers: { origin: evil } }],
  ['a fetch by DELETE', { method: 'DELETE', headers: { origin: evil } }],
  ['a fetch by PATCH', { method: 'PATCH', headers: { origin: evil } }],
];

async function createOpenSite(checkOrigin?: boolean) {
  const site = await createSite(checkOrigin === undefined ? {} : { checkOrigin });
  const ran: string[] = [];
  site.app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
  site.app.route({
    method: ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/act',
    config: { access: 'public' },
    handler: ({ method }) => {
      ran.push(method);
      return 'done';
    },
  });
  return { ...site, ran };
}

describe.each(forged)('%s from another site', (_name, request) => {
  test('reaches no handler [ASVS 3.5]', async () => {
    const { app, ran } = await createOpenSite();
    const answer = await app.inject({ method: 'POST', url: '/act', ...request });
    expect(answer.statusCode).toBe(403);
    expect(answer.json().code).toBe('CSRF');
    expect(ran).toEqual([]);
  });

  test('is refused by the accounts’ own addresses with MissingCSRF [ASVS 3.5]', async () => {
    const { app, rows } = await createOpenSite();
    for (const url of ['/api/auth/callback/credentials', '/api/auth/signout', '/api/user/logout']) {
      const answer = await app.inject({ ...request, method: 'POST', url });
      expect(answer.statusCode).toBe(403);
      expect(new URL(answer.json().url).searchParams.get('error')).toBe('MissingCSRF');
    }
    expect(rows.sessions.size).toBe(0);
  });
});

test('a form on the site’s own page at another host is refused with that reason, and the log names both hosts once [R2.1D]', async () => {
  const logged: object[] = [];
  const { app, ran } = await createOpenSite();
  app.log.warn = ((line: object) => void logged.push(line)) as typeof app.log.warn;
  for (const headers of [
    { host: 'www.localhost:3000', origin: 'http://www.localhost:3000' },
    { host: '192.0.2.7', origin: 'https://192.0.2.7', 'sec-fetch-site': 'same-origin' },
  ]) {
    const own = await app.inject({ method: 'POST', url: '/act', headers });
    expect([own.statusCode, own.json().code]).toEqual([403, 'OTHER_HOST']);
    for (const url of ['/api/auth/callback/credentials', '/api/user/logout']) {
      const answer = await app.inject({ method: 'POST', url, headers });
      expect(answer.statusCode).toBe(403);
      expect(new URL(answer.json().url).searchParams.get('error')).toBe('OtherHost');
    }
  }
  expect(ran).toEqual([]);
  expect(logged).toEqual([{ host: 'www.localhost:3000', site: 'localhost:3000' }]);
});

test('an unsafe request to an unknown address is refused before the lookup', async () => {
  const { app } = await createOpenSite();
  const request = { method: 'POST', url: '/none', headers: { origin: evil } } as const;
  expect((await app.inject(request)).statusCode).toBe(403);
});

test('only our own Origin passes, in no other spelling', async () => {
  const { app } = await createOpenSite();
  const one = fc.oneof(fc.webUrl(), fc.domain(), fc.string({ unit: 'grapheme-ascii' }));
  await fc.assert(
    fc.asyncProperty(one, async (from) => {
      fc.pre(from !== origin.origin);
      const request = { method: 'POST', url: '/act', headers: { origin: from } } as const;
      expect((await app.inject(request)).statusCode).toBe(403);
    }),
    { numRuns: 100 },
  );
});

test.each([
  ['our own page', { origin: origin.origin, 'sec-fetch-site': 'same-origin' }],
  ['an older browser on our own page', { origin: origin.origin }],
  ['the visitor, who typed or resent it', { 'sec-fetch-site': 'none' }],
  ['a caller that is no browser', {}],
])('what %s sends arrives', async (_name, headers) => {
  const { app, ran } = await createOpenSite();
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
    expect((await app.inject({ method, url: '/act', headers })).statusCode).toBe(200);
  }
  expect(ran).toEqual(['POST', 'PUT', 'PATCH', 'DELETE']);
});

test('safe methods may come from any site: links and previews', async () => {
  const { app, ran } = await createOpenSite();
  const headers = { origin: evil, 'sec-fetch-site': 'cross-site' };
  for (const method of ['GET', 'HEAD', 'OPTIONS'] as const) {
    expect((await app.inject({ method, url: '/act', headers })).statusCode).toBe(200);
  }
  expect(ran).toEqual(['GET', 'HEAD', 'OPTIONS']);
});

test('with the check off for the app’s routes, the accounts keep their own', async () => {
  const { app } = await createOpenSite(false);
  const headers = { origin: evil };
  expect((await app.inject({ method: 'POST', url: '/act', headers })).statusCode).toBe(200);
  for (const url of ['/api/auth/callback/credentials', '/api/auth/signout', '/api/user/logout']) {
    expect((await app.inject({ method: 'POST', url, headers })).statusCode).toBe(403);
  }
});
