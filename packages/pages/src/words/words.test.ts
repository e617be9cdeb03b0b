import { expect, test } from 'vitest';
import { type WordProblem, wordProblem, wordProblemText } from './check-word.ts';
import { fillTexts, messageText, type SiteWord, withWords, wordsIn } from './words.ts';

const messages = {
  home: { headline: 'Eine Frage von Millimetern.', lead: 'Von oben.' },
  request: { steps: [{ title: 'Sie fragen an' }], prepare: ['Medikamente', 'Früheres'] },
};

test('a text that the practice has written stands in place of the same one of the site', () => {
  const changed = withWords(messages, { 'home.headline': 'Guten Tag.' });
  expect(changed.home).toEqual({ headline: 'Guten Tag.', lead: 'Von oben.' });
});

test('the messages themselves stay as they are, and so does what nobody has written', () => {
  const changed = withWords(messages, { 'home.headline': 'Guten Tag.' });
  expect(messages.home.headline).toBe('Eine Frage von Millimetern.');
  expect(changed.request).toBe(messages.request);
});

test('a text within a list has its place, and a list of texts takes a line for each entry', () => {
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
  'a key that leads to no text changes nothing: %s',
  (key) => {
    expect(withWords(messages, { [key]: 'x' })).toEqual(messages);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  },
);

test('a pack of its own takes the words of its name alone', () => {
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

test('what is written is read in its own language; an empty text leaves the site its own', () => {
  const written = { request_fee_de: 'Nur {fee} nach GOÄ.', request_fee_en: ' ' };
  expect(wordsIn(written, [word], 'de')).toEqual({ 'request.fee': 'Nur {fee} nach GOÄ.' });
  expect(wordsIn(written, [word], 'en')).toEqual({});
});

test('the text of a key is found among messages, and a list is its lines', () => {
  expect(messageText(messages, 'request.prepare')).toBe('Medikamente\nFrüheres');
  expect(() => messageText(messages, 'home.nothing')).toThrow('home.nothing');
});

test('places take their values, and one without a value stays as it was written', () => {
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
  'a text has known places alone, what has to stay, its length and its line: %j',
  (text, problem) => {
    expect(wordProblem(word, text, 'de')).toEqual(problem);
  },
);

test('a problem is said in both languages', () => {
  const problem = { kind: 'lacks', parts: ['{fee}', 'GOÄ'] } as const;
  expect(wordProblemText(problem, 'de')).toBe('Darin muss stehen: {fee}, GOÄ.');
  expect(wordProblemText(problem, 'en')).toBe('It has to contain: {fee}, GOÄ.');
});
