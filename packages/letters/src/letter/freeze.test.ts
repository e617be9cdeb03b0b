import { composeLetter, type LetterParts } from '@praxiskit/letters/server';
import { expect, test } from 'vitest';

const parts: LetterParts = {
  locale: 'de',
  subject: 'Ihr Befund',
  body: 'Guten Tag\n\n- **eins**',
  reference: '',
  date: '2026-11-20',
  recipient: { first_name: 'Erika', last_name: 'Mustermann' },
  sender: {
    head: { brand: '', doctor: '', chamber: '', phone: '', email: '', address: [], footer: [] },
    titleOf: (author) => (author === 'Dr. Muster' ? 'Fachärztin' : ''),
  },
  author: 'Dr. Muster',
};

test.each([
  [{ country: 'DE' }, ['Erika Mustermann']],
  [{}, ['Erika Mustermann']],
  [{ country: 'at' }, ['Erika Mustermann', 'ÖSTERREICH']],
  [{ country: 'Liechtenstein' }, ['Erika Mustermann', 'LIECHTENSTEIN']],
  [
    { salutation: 'Frau', title: 'Dr.', street: 'Weg 1', postal_code: '99425', city: 'Weimar' },
    ['Frau', 'Dr. Erika Mustermann', 'Weg 1', '99425 Weimar'],
  ],
])('the lines of an address: %j', (recipient, lines) => {
  const letter = composeLetter({ ...parts, recipient: { ...parts.recipient, ...recipient } });
  expect(letter.recipient).toEqual(lines);
});

test('a frozen letter has its text as blocks, a closing in its language, and who signs', () => {
  expect(composeLetter(parts)).toMatchObject({
    blocks: [{ type: 'paragraph' }, { type: 'bulletList' }],
    closing: 'Mit freundlichen Grüßen',
    author: { name: 'Dr. Muster', title: 'Fachärztin' },
  });
  expect(composeLetter({ ...parts, locale: 'en' }).closing).toBe('Kind regards');
  expect(composeLetter({ ...parts, closing: '' }).closing).toBe('');
});
