import { expect, test } from 'vitest';
import { type WordProblem, wordProblem, wordProblemText } from './check-word.ts';
import { fillTexts, messageText, type SiteWord, withWords, wordsIn } from './words.ts';

const messages = {
  home: { headline: 'Eine Frage von Millimetern.', lead: 'Von oben.' },
  request: { steps: [{ title: 'Sie fragen an' }], prepare: ['Medikamente', 'Früheres'] },
};

test('a text of the practice replaces the same text of the site', () => {
  const changed = withWords(messages, { 'home.headline': 'Guten Tag.' });
  expect(changed.home).toEqual({ headline: 'Guten Tag.', lead: 'Von oben.' });
});

test('the messages object is not changed, and neither are texts that were not written', () => {
  const changed = withWords(messages, { 'home.headline': 'Guten Tag.' });
  expect(messages.home.headline).toBe('Eine Frage von Millimetern.');
  expect(changed.request).toBe(messages.request);
});

test('a text inside of a list is replaced at its index, and a list of texts takes a line for each entry', () => {
  const changed = withWords(messages, {
    'request.steps.0.title': 'Sie schreiben',
    'request.prepare': 'Ausweis\n\n Brille ',
  });
  expect(changed.request).toEqual({
    steps: [{ title: 'Sie schreiben' }],
    prepare: ['Ausweis', 'Brille'],
  });
});

test.each(['home', 'home.nothing', 'request.steps', '__proto__.polluted', 'home.headline.deeper'])(
  'an unknown key changes nothing: %s',
  (key) => {
    expect(withWords(messages, { [key]: 'x' })).toEqual(messages);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  },
);

test('a pack takes only the words of its own name', () => {
  const words = { 'treatments.lead': 'Neu', 'home.headline': 'Guten Tag.' };
  expect(withWords({ lead: 'Alt', headline: 'Hier' }, words, 'treatments')).toEqual({
    lead: 'Neu',
    headline: 'Hier',
  });
});

const word: SiteWord = {
  key: 'request.fee',
  label: { de: 'Kosten', en: 'Fee' },
  text: { de: 'Sie kostet {fee}, nach GOÄ.', en: 'It is {fee} (GOÄ).' },
  keeps: ['GOÄ', '{fee}'],
};

test('a written text is used in its own language; an empty text keeps the site’s own', () => {
  const written = { request_fee_de: 'Nur {fee} nach GOÄ.', request_fee_en: ' ' };
  expect(wordsIn(written, [word], 'de')).toEqual({ 'request.fee': 'Nur {fee} nach GOÄ.' });
  expect(wordsIn(written, [word], 'en')).toEqual({});
});

test('the text of a key is found among messages, and a list becomes its lines', () => {
  expect(messageText(messages, 'request.prepare')).toBe('Medikamente\nFrüheres');
  expect(() => messageText(messages, 'home.nothing')).toThrow('home.nothing');
});

test('placeholders get their values, and one without a value stays as written', () => {
  const mail = { subject: '{a}', text: '{a}, {b}, {a}' };
  expect(fillTexts(mail, { a: '1' })).toEqual({ subject: '1', text: '1, {b}, 1' });
});

test.each<[string, WordProblem | null]>([
  ['', null],
  ['Die Beratung: {fee}, nach GOÄ.', null],
  ['Die Beratung: {price}, nach GOÄ.', { kind: 'unknown', parts: ['{price}'] }],
  ['Die Beratung nach GOÄ.', { kind: 'lacks', parts: ['{fee}'] }],
  ['Die Beratung: {fee}.', { kind: 'lacks', parts: ['GOÄ'] }],
  ['Die Beratung:\n{fee}, nach GOÄ.', { kind: 'lines' }],
  [`{fee}, GOÄ${'!'.repeat(2000)}`, { kind: 'long' }],
])(
  'a text may have only known placeholders, must keep its required parts, and has a limited length and line: %j',
  (text, problem) => {
    expect(wordProblem(word, text, 'de')).toEqual(problem);
  },
);

test('a problem is explained in both languages', () => {
  const problem = { kind: 'lacks', parts: ['{fee}', 'GOÄ'] } as const;
  expect(wordProblemText(problem, 'de')).toBe('Darin muss stehen: {fee}, GOÄ.');
  expect(wordProblemText(problem, 'en')).toBe('It has to contain: {fee}, GOÄ.');
});
