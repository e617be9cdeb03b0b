import { expect, test } from 'vitest';
import { type FoundBy, wordsOfPatient, wordsOfSearch } from './search-words.ts';

const patient: FoundBy = {
  title: 'Dr.',
  first_name: 'Jörg-Łukasz',
  last_name: "von Müller-Großbeispiel O'Neill",
  file_number: '2026-0417',
  phone: '+49 3643 111 00 41',
  birth_date: '1978-03-14',
  emails: ['kim.muster@example.org', null],
};

/** As the database does it. */
function isFound(by: FoundBy, text: string): boolean {
  const stored = wordsOfPatient(by);
  return wordsOfSearch(text).every((spellings) =>
    spellings.some((word) => stored.some((one) => one.startsWith(word))),
  );
}

test.each([
  '',
  'mül',
  'MÜLLER',
  'muller',
  'mueller',
  'grossbei',
  'Großbeispiel jörg',
  'joerg von',
  'lukasz',
  "o'neill",
  'ONeill',
  'dr',
  '0417',
  '2026-0417',
  '1978',
  '14.03.1978',
  '14.3.78',
  '14.3.',
  '14031978',
  'mueller 1978',
  '03643 111 00 41',
  '0049 3643 1110041',
  '+49 3643',
  '0041',
  'kim.muster@example.org',
  'muster@',
])('a patient is found by „%s“', (text) => {
  expect(isFound(patient, text)).toBe(true);
});

test.each(['meier', 'müller 1979', '15.3.78', '0042', 'ller', 'joergen', '14.3.79'])(
  'a patient is not found by „%s“',
  (text) => {
    expect(isFound(patient, text)).toBe(false);
  },
);

test.each([
  ['Müller', 'Mueller'],
  ['Mueller', 'Müller'],
  ['Mueller', 'Muller'],
  ['Muller', 'Müller'],
  ['Goethe', 'Göthe'],
  ['Øström', 'ostroem'],
  ['Yıldız', 'yildiz'],
])('%s is found by %s', (name, text) => {
  expect(isFound({ last_name: name }, text)).toBe(true);
});
