import { createDocumentCookies, domainsOf, pathsOf } from '@praxiskit/consent-manager';
import { expect, test } from 'vitest';

test('every path above a page is tried [R4.11D]', () => {
  expect(pathsOf('/service/letter')).toEqual([
    '',
    '/',
    '/service',
    '/service/',
    '/service/letter',
    '/service/letter/',
  ]);
});

test('two slashes of an address stay two: a cookie may be set on such a path [R4.11D]', () => {
  expect([...new Set(pathsOf('/one//two'))]).toEqual([
    '',
    '/',
    '/one',
    '/one/',
    '/one//',
    '/one//two',
    '/one//two/',
  ]);
});

test('the host and every parent domain are tried, the last label alone is not [R4.11D]', () => {
  expect(domainsOf('www.praxis.example.de')).toEqual([
    '',
    'www.praxis.example.de',
    'praxis.example.de',
    'example.de',
  ]);
});

test('a value with an equals sign does not hide its name, and a cookie without a name has none', () => {
  const page = { cookie: 'a=1=2; b=; c', location: { hostname: 'localhost', pathname: '/' } };
  expect(createDocumentCookies(page).names()).toEqual(['a', 'b', '']);
});
