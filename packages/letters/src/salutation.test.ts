import { expect, test } from 'vitest';
import { salutationOf } from './salutation.ts';

const erika = { salutation: 'Frau', title: 'Dr.', first_name: 'Erika', last_name: 'Mustermann' };

test.each([
  ['de', erika, 'Sehr geehrte Frau Dr. Mustermann'],
  ['en', erika, 'Dear Ms Dr. Mustermann'],
  ['de', { ...erika, salutation: 'Herr', title: null }, 'Sehr geehrter Herr Mustermann'],
  ['de', { ...erika, salutation: null, title: null }, 'Guten Tag Erika Mustermann'],
  ['en', { ...erika, salutation: 'Mx', title: null }, 'Dear Erika Mustermann'],
  ['de', { salutation: 'Frau', first_name: 'Erika', last_name: null }, 'Guten Tag Erika'],
] as const)('in %s %o is greeted as %s', (locale, person, text) => {
  expect(salutationOf(person, locale)).toBe(text);
});
