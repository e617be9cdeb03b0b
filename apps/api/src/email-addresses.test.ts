import * as server from '@praxiskit/auth-server';
import * as pages from '@praxiskit/pages';
import fc from 'fast-check';
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

test('the one form of an address is its own form, on pages and on the server [R6.8D]', () => {
  const parts = ['a', 'Ü', '1', '0x7', '.', '。', '．', '-', 'xn--', '\u200b', ' ', '/', '%', '@'];
  const text = fc.array(fc.constantFrom(...parts), { maxLength: 8 }).map((all) => all.join(''));
  const property = fc.property(text, text, (mailbox, domain) => {
    const form = server.normaliseEmail(`${mailbox}@${domain}`);
    expect(server.normaliseEmail(form)).toBe(form);
    expect(pages.normaliseEmail(`${mailbox}@${domain}`)).toBe(form);
  });
  fc.assert(property, { numRuns: 3000 });
});

test.each([
  ['pages', pages.normaliseEmail],
  ['the server', server.normaliseEmail],
])('a long address takes %s no time [R6.8D]', (_side, normalise) => {
  const started = performance.now();
  normalise(`a@${'.'.repeat(100_000)}x`);
  expect(performance.now() - started).toBeLessThan(500);
});
