import { expect, test } from 'vitest';
import { emailKey, phoneKey } from './fold-contact.ts';
import { nameKey } from './fold-words.ts';

test.each([
  ['0160 1234567', '+49 (0)160 / 123 45-67', '0049 160 1234567', '+49 0160 1234567', '160 1234567'],
  ['+43 1 234567', '0043 1 234567', '(+43) 1/234567'],
])('%s is the same number as %s', (one, ...others) => {
  for (const other of others) expect(phoneKey(other)).toBe(phoneKey(one));
});

test('numbers of two countries differ, and a text without digits is no number', () => {
  expect(phoneKey('+43 160 1234567')).not.toBe(phoneKey('0160 1234567'));
  expect([phoneKey(''), phoneKey('()'), phoneKey('00')]).toEqual(['', '', '']);
});

test.each([
  [
    ['Kim', 'Müller'],
    ['Kim', 'Mueller'],
    ['Muller', 'KIM'],
  ],
  [
    ['Jürgen', 'Joerg'],
    ['Jörg', 'Juergen'],
  ],
  [
    ['Karl-Heinz', 'Muster'],
    ['Karl Heinz', 'Muster'],
  ],
  [
    ['Pat', "O'Neill"],
    ['Pat', 'O’Neill'],
  ],
  [
    ['Anna  Maria', 'Muster'],
    ['Anna\u00a0Maria', 'Muster'],
  ],
  [
    ['Pat von', 'Muster'],
    ['Pat', 'von Muster'],
  ],
])('%j is the same name as %j', (one, ...others) => {
  for (const other of others) expect(nameKey(...other)).toBe(nameKey(...one));
  expect(nameKey(...one, 'Anders')).not.toBe(nameKey(...one));
});

test('an address is the same in any case, and not without its accents', () => {
  expect(emailKey(' Kim@Example.org ')).toBe(emailKey('kim@example.org'));
  expect(emailKey('mül@example.org')).not.toBe(emailKey('mul@example.org'));
});
