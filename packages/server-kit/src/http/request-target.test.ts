import { plainTarget } from '@praxiskit/server-kit';
import { expect, test } from 'vitest';

test.each([
  ['/health/../login', '/login'],
  ['/_i18n/%2e%2E/test', '/test'],
  ['//api//treatments/?sort=a//b', '/api/treatments/?sort=a//b'],
  ['/.//elsewhere.example', '/elsewhere.example'],
  ['/\\elsewhere.example', '/elsewhere.example'],
  ['http://elsewhere.example/preise?lang=en', '/preise?lang=en'],
  ['*', '/*'],
  ['http://[', '/'],
])('%s asks for %s', (target, plain) => {
  expect(plainTarget(target)).toBe(plain);
});

test.each(['/', '/preise?callbackUrl=http://a/../b', '/index%20copy', '/%zz', '/a.b/c'])(
  '%s stays what it is',
  (target) => {
    expect(plainTarget(target)).toBe(target);
  },
);
