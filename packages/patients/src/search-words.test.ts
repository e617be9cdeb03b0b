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
  ['+49 (0)3643 777 00 41', '03643 777 00 41'],
  ['+49 (0)3643 777 00 41', '036437770041'],
  ['+49 (0)3643 777 00 41', '+49 3643'],
  ['+49 (0)3643 777 00 41', '+49 (0)3643 777'],
  ['+49 (0)3643 777 00 41', '0049 3643 7770041'],
  ['0160 1234567', '160 1234567'],
  ['0160 1234567', '+4'],
  ['+43 1 2345678', '0043 1 23'],
  ['0041 44 123 45 67', '+41 44 123'],
])('the phone %s is found by „%s“', (phone, text) => {
  expect(isFound({ phone }, text)).toBe(true);
});

test.each([
  ['03643 7770041', '03643 7770042'],
  ['03643 7770041', '03643 777 14 41'],
  ['03643 7771111', '04'],
  ['03643 7770041', '14.03.'],
  ['03643 7770041', '03.'],
])('the phone %s is not found by „%s“', (phone, text) => {
  expect(isFound({ phone }, text)).toBe(false);
});

test.each(['0041 1978', '1978 0041', '03643 1110041 1978', '03643 1978', 'müller 0041 14.3.78'])(
  'a number is found beside a phone: „%s“',
  (text) => {
    expect(isFound(patient, text)).toBe(true);
    expect(isFound({ ...patient, birth_date: '1979-05-17' }, text)).toBe(false);
  },
);

test.each(['0012345', '2026-04-17', 'A-01 234/5'])('the file number %s is found', (number) => {
  expect(isFound({ file_number: number }, number)).toBe(true);
  expect(isFound({ file_number: number.slice(0, -1) }, number)).toBe(false);
});

test('digits of an e-mail are found', () => {
  const emails = ['kim-01-02@example.org', 'kim+1@example.org'];
  expect(isFound({ emails }, 'kim-01-02@example.org')).toBe(true);
  expect(isFound({ emails }, 'kim+1@example.org')).toBe(true);
});

test.each(['14.03.1978', '14. 3. 1978', '14/03/1978', '03/14/1978', '1978-03-14', '14.3.78'])(
  'a day is found as it is typed, character by character: „%s“',
  (text) => {
    // With slashes it may be a phone until it is complete.
    const first = text.includes('/') ? text.length - 2 : 1;
    for (let length = first; length <= text.length; length += 1) {
      const typed = text.slice(0, length);
      if (typed.includes('/') && length === text.length - 1) continue;
      expect([typed, isFound(patient, typed)]).toEqual([typed, true]);
    }
    expect(isFound({ ...patient, birth_date: '1979-05-17' }, text)).toBe(false);
  },
);

test.each(['O’Neill', 'O‘Neill', 'Oʼneill', 'O´Neill', 'o neill'])(
  'any apostrophe is one: %s',
  (text) => {
    expect(isFound({ last_name: text }, text)).toBe(true);
    if (text !== 'o neill') expect(isFound(patient, text)).toBe(true);
  },
);

test.each(['', '!!!', '---', '\ufe0f', '\u0301', "' \\ : * & | ! ( )"])(
  '%j has no word',
  (text) => {
    expect(wordsOfSearch(text)).toEqual([]);
  },
);

test('a sign without a letter is no word of its own', () => {
  expect(wordsOfSearch('Kim \u2764\ufe0f')).toEqual([['kim']]);
  expect(wordsOfPatient({ last_name: '\u2764\ufe0f \u0301' })).toEqual([]);
});

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
