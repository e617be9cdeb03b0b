import { lintText, sentencesOf } from '@praxiskit/compliance';
import fc from 'fast-check';
import { expect, test } from 'vitest';

/** Pieces that rules look at, and what hides them. */
const piece = fc.constantFrom(
  'Botox',
  'bo\u00adtox',
  'dauerhaft',
  'nicht dauerhaft',
  'ohne Risiko',
  '250 €',
  'ab 50 €',
  '60 Minuten',
  '§ 5',

  'Vorher-Nachher',
  'kostenlose Beratung',
  'the best results',
  'painless',
  'millimetres',
  'Dr. Muster',
  'z. B.',

  ' ',
  ' ',
  '. ',
  '! ',
  '\n',
  '\n\n',
  '\u00a0',
  '\u00ad',
  '\u200b',
  '\u0308',
  'a\u0308',
  'ﬁ',
  'İ',
  '👩‍⚕️',
  '\ud800',
  '? Ja',
);
const text = fc.oneof(
  fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'grapheme' }),
);

test('a finding’s offsets quote the text, whatever is in it', () => {
  let seen = 0;
  fc.assert(
    fc.property(text, fc.constantFrom('de', 'en'), (written, locale) => {
      const sentences = sentencesOf(written);
      for (const { start, end, quote, sentence } of lintText(written, { locale })) {
        seen += 1;
        expect(written.slice(start, end)).toBe(quote);
        expect(quote).not.toBe('');
        const { start: from, end: to } = sentences[sentence] ?? { start: -1, end: -1 };
        expect(from).toBeLessThanOrEqual(start);
        expect(start).toBeLessThan(to);
      }
    }),
    { numRuns: 500 },
  );
  expect(seen).toBeGreaterThan(100);
});

test('sentences follow one another in the text and leave out space alone', () => {
  fc.assert(
    fc.property(text, (written) => {
      let from = 0;
      for (const { start, end } of sentencesOf(written)) {
        expect(written.slice(from, start).trim()).toBe('');
        expect(end).toBeGreaterThan(start);
        from = end;
      }
      expect(written.slice(from).trim()).toBe('');
    }),
  );
});

test('abbreviations and ordinals end no sentence', () => {
  const written =
    'Dr. med. Muster behandelt z. B. am 3. Mai nach § 5 Abs. 2 GOÄ. Das ist neu.\nEnde';
  expect(sentencesOf(written).map(({ start, end }) => written.slice(start, end))).toEqual([
    'Dr. med. Muster behandelt z. B. am 3. Mai nach § 5 Abs. 2 GOÄ.',
    'Das ist neu.',
    'Ende',
  ]);
});

test('findings come in the order of the text and say where it is', () => {
  const found = lintText('Wir beginnen mit wenig. Das Ergebnis hält dauerhaft. Ohne Risiko.', {
    where: 'body_de',
    facts: { lasts_de: 'acht bis zwölf Monate', lasts_en: 'eight to twelve months' },
  });
  expect(found.map(({ rule, sentence, where, quote }) => [rule, sentence, where, quote])).toEqual([
    ['lasting-result', 1, 'body_de', 'dauerhaft'],
    ['no-risk', 2, 'body_de', 'Ohne Risiko'],
  ]);
  expect(found[0]?.law?.de).toBe('§\u00a03\u00a0HWG');
  expect(found[0]?.advice.de).toBe('Vorschlag: „hält meist acht bis zwölf Monate“.');
  expect(found[0]?.advice.en).toBe('Suggestion: “usually lasts eight to twelve months.”');
});

test('a finding with a single right wording has that wording', () => {
  const [space] = lintText('Nach 60 Minuten');
  expect(space).toMatchObject({ kind: 'advice', law: null, replacement: '60\u00a0Minuten' });
  const [spelling] = lintText('Colours in millimetres', { locale: 'en' });
  expect(spelling?.replacement).toBe('Colors');
});

test('an exclusion, a risk and a refusal are no promise', () => {
  const honest = [
    'Unter 18 Jahren behandeln wir nicht. Keine Behandlung ist ohne Risiko, und kein Ergebnis ist garantiert.',
    'Selten bleiben dauerhafte Verfärbungen. Wir sagen Nein, wenn ein Nein die bessere Behandlung ist.',
    'We cannot promise a result, and nothing about it is permanent. Ask us about the risks; not all of them are here.',
  ];
  expect(
    honest.flatMap((written) => lintText(written)).filter(({ kind }) => kind === 'law'),
  ).toEqual([]);
});

test('a text of twenty thousand letters is read at once, whatever it repeats', () => {
  const long = [
    'a',
    'a. ',
    'Botox',
    '1 ',
    '€',
    'ohne ',
    'nicht ',
    '250 € ',
    '-',
    '\u00ad',
    '„',
  ].map((unit) => unit.repeat(Math.ceil(20_000 / unit.length)));
  for (const written of long) {
    const before = performance.now();
    lintText(written, { facts: { sessions_min: 1, sessions_max: 1, prices: [1] } });
    expect(performance.now() - before, written.slice(0, 9)).toBeLessThan(5_000);
  }
});
