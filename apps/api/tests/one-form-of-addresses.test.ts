import { normaliseEmail as onServer } from '@praxiskit/auth-server';
import { normaliseEmail as onPage } from '@praxiskit/pages';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const known = [
  'Erika@Bücher.Example',
  'erika＠ｂｕ\u0308ｃｈｅｒ.example.',
  'eri\u200bka@bücher。example',
  'erika@faß.example',
  'a@example.org/path',
  'no address',
];

test('a page and the server write an e-mail address in the same form [R6.8D]', () => {
  for (const email of known) expect(onPage(email)).toBe(onServer(email));
  const part = fc.string({ unit: fc.constantFrom(...'aZ9ßüÄ-_.。．ｂ\u0308\u200b\u00ad%/: ') });
  fc.assert(
    fc.property(part, part, (local, domain) => {
      const email = `${local}@${domain}`;
      expect(onPage(email)).toBe(onServer(email));
    }),
  );
});
