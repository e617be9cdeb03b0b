import { parseCallbackUrl } from '@praxiskit/auth-server';
import { expect, test } from 'vitest';
import { origin } from './site.ts';

/** Addresses that have led other parsers to foreign sites. */
const elsewhere = [
  // Another host without a scheme.
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '//evil.example/%2f..',
  '//localhost:3000@evil.example',
  '//evil.example:3000',
  '//0x7f000001',
  '//[::1]:3000',
  // Slashes that browsers convert.

  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '\\evil.example',

  'https:\\\\evil.example',
  'http:\\\\localhost:3000\\@evil.example',
  '/a\\..\\..\\evil.example',
  // Characters that browsers drop.

  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  '\u0000//evil.example',

  ' //evil.example',
  '//evil.example ',
  'ht\ntp://evil.example',
  'java\tscript:alert(1)',
  '\u007f/x',
  'http://localhost:3000\t@evil.example/',
  'http://localhost:3000\n.evil.example/',
  // Segments that resolve to a host.
  '/.//evil.example',
  '/..//evil.example',
  '/./\\evil.example',
  '/%2e//evil.example',
  '/a/..//evil.example',
  '/%2e%2e//evil.example',
  '/.%2e//evil.example',
  // Names and ports that only start or end like ours.
  'http://localhost:3000.evil.example/',
  'http://localhost:30000/',
  'http://localhost/',
  'http://localhost:3001/',
  'http://localhosts:3000/',
  'http://evil.example/localhost:3000',
  'http://evil.example?localhost:3000',
  'http://evil.example#localhost:3000',
  'http://xn--localhost-3000.example/',
  'http://localhost.:3000/',
  'http://127.0.0.1:3000/',
  // A user name before the host.
  'http://localhost:3000@evil.example/',
  'http://user:password@localhost:3000/',
  'http://evil.example@localhost:3000/',
  'http://localhost:3000%40evil.example/',
  // Other schemes.

  'https://localhost:3000/',
  'https://evil.example',
  'HTTPS://EVIL.EXAMPLE',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'javascript://localhost:3000/%0aalert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:http://localhost:3000/x',
  'ftp://localhost:3000/',
  'ws://localhost:3000/',
  'mailto:a@b.example',
  'view-source:http://localhost:3000/',
  // Relative addresses and invalid ones.

  'http:evil.example',
  'http:/evil.example',
  'http:///evil.example',
  'evil.example',
  '.',
  '?x',
  '#x',
  'http://',
  'http://[',
  '',
  `/${'a'.repeat(3000)}`,
  // Not a string.
  null,
  undefined,
  7,
  ['/private'],
  { url: '/private' },
];

test('more than 60 attacks on the address check are covered [ASVS v5.0.0-3.7.2]', () => {
  expect(new Set(elsewhere).size).toBeGreaterThanOrEqual(60);
});

test.each(elsewhere.map((value) => [value]))(
  '%j is refused as an address to return to [ASVS 3.7.2]',
  (value) => {
    expect(parseCallbackUrl(value, origin)).toBeNull();
  },
);

test.each([
  '/api/auth/callback/credentials',
  '/api/auth/sessions/end',
  '/api/',
  '/a/../api/auth/password',
])('%s shows no page: nothing leads back there [R2.2D]', (value) => {
  expect(parseCallbackUrl(value, origin)).toBeNull();
});

test.each([
  // The only page below /api/: its download continues after a new proof.
  ['/api/auth/export', 'http://localhost:3000/api/auth/export'],
  ['/private', 'http://localhost:3000/private'],
  ['/preise?lang=en#botox', 'http://localhost:3000/preise?lang=en#botox'],
  ['http://localhost:3000/service/letter/1', 'http://localhost:3000/service/letter/1'],
  ['/a//b', 'http://localhost:3000/a//b'],
])('%s is one', (value, url) => {
  expect(parseCallbackUrl(value, origin)).toBe(url);
});
