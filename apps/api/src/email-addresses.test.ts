import * as server from '@praxiskit/auth-server';
import * as pages from '@praxiskit/pages';
import { expect, test } from 'vitest';

test.each([
  'Erika@Bücher.Example.',
  'erika＠bücher。example',
  'eri\u200bka@xn--bcher-kva.example',
  'ΝΊΚΟΣ@ΠΑΡΆΔΕΙΓΜΑ.example',
  'a@[127.0.0.1]',
  'a@127.1',
  'a@example.org:80',
  'a@b@c.example',
  'a@-',
  'a@xn--',
  '@',
  '',
])('pages and server write %j in the same form', (email) => {
  expect(pages.normaliseEmail(email)).toBe(server.normaliseEmail(email));
});
