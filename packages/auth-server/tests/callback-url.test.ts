import { parseCallbackUrl } from '@praxiskit/auth-server';
import { expect, test } from 'vitest';
import { origin } from './site.ts';

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/..//evil.example',
  'https://evil.example',
  'http://localhost:3000.evil.example/',
  'http://localhost:3000@evil.example/',
  'http://user:password@localhost:3000/',
  'https://localhost:3000/',
  'http://localhost:3001/',
  'javascript:alert(1)',
  'data:text/html,x',
  'http:evil.example',
  'http:/evil.example',
  'evil.example',
  '',
  null,
  ['/private'],
  `/${'a'.repeat(3000)}`,
])('%j is no address to go back to [ASVS 3.7.2]', (value) => {
  expect(parseCallbackUrl(value, origin)).toBeNull();
});

test.each([
  ['/private', 'http://localhost:3000/private'],
  ['/preise?lang=en#botox', 'http://localhost:3000/preise?lang=en#botox'],
  ['http://localhost:3000/service/letter/1', 'http://localhost:3000/service/letter/1'],
  ['/a//b', 'http://localhost:3000/a//b'],
])('%s is one', (value, url) => {
  expect(parseCallbackUrl(value, origin)).toBe(url);
});
