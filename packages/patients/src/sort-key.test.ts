import { expect, test } from 'vitest';
import { listName } from './person-name.ts';
import { patientSortKey } from './sort-key.ts';

test('patients are sorted by surname without its particle, then by first name; titles do not count', () => {
  const people = [
    { last_name: 'von Muster', first_name: 'Friedrich-Wilhelm', title: 'Dr.' },
    { last_name: 'Muster-Nordhausen', first_name: 'Anna' },
    { last_name: 'Muster Nord', first_name: 'Anna' },
    { last_name: 'Mustermann', first_name: 'Beate' },
    { last_name: 'Müster', first_name: 'Ägidius' },
    { last_name: 'Muster', first_name: 'Wim' },
    { last_name: 'Von Zitzewitz', first_name: 'Ada' },
    { last_name: 'van der Ähren', first_name: 'Jan' },
    { last_name: null, first_name: null },
  ];
  const keyOf = (person: (typeof people)[number]) =>
    patientSortKey(person.last_name, person.first_name);
  const sorted = people.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  expect(sorted.map(listName)).toEqual([
    '',
    'van der Ähren, Jan',
    'Müster, Ägidius',
    'von Muster, Dr. Friedrich-Wilhelm',
    'Muster, Wim',
    'Muster Nord, Anna',
    'Muster-Nordhausen, Anna',
    'Mustermann, Beate',
    'Von Zitzewitz, Ada',
  ]);
});
