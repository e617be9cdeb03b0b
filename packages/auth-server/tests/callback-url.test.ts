import { parseCallbackUrl } from '@praxiskit/auth-server';
import { expect, test } from 'vitest';
import { origin } from './site.ts';

/** What has led other parsers of such addresses elsewhere. */
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
  // Slashes that browsers make of other characters.

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
  // Names and ports that only begin, or end, as ours.
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
  // A user's name in front of the host.
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
  // Forms that are relative, or none.

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
  // No text at all.
  null,
  undefined,
  7,
  ['/private'],
  { url: '/private' },
];

test('60 and more ways around the check of an address are tried [ASVS v5.0.0-3.7.2]', () => {
  expect(new Set(elsewhere).size).toBeGreaterThanOrEqual(60);
});

test.each(elsewhere.map((value) => [value]))(
  '%j is no address to go back to [ASVS 3.7.2]',
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
  // The one file below /api/: its download goes on after a new proof.
  ['/api/auth/export', 'http://localhost:3000/api/auth/export'],
  ['/private', 'http://localhost:3000/private'],
  ['/preise?lang=en#botox', 'http://localhost:3000/preise?lang=en#botox'],
  ['http://localhost:3000/service/letter/1', 'http://localhost:3000/service/letter/1'],
  ['/a//b', 'http://localhost:3000/a//b'],
])('%s is one', (value, url) => {
  expect(parseCallbackUrl(value, origin)).toBe(url);
});
