import fc from 'fast-check';

const words =
  `Befund Grüße Müller-Lüdenscheidt Nachsorgeuntersuchung und in der ist Şişli İstanbul Łódź Żółć
  Владимир Ελένη Nguyễn AVATAR T. 20. ml/Tag – ≥ 37,5 „gut“ E-Mail Straße Wir To Hyaluronsäure-Injektion`.split(
    /\s+/,
  );
const sentence = fc
  .array(fc.tuple(fc.constantFrom(...words), fc.integer({ min: 0, max: 9 })), {
    minLength: 1,
    maxLength: 70,
    size: 'max',
  })
  .map((parts) => parts.map(([word, strong]) => (strong === 0 ? `**${word}**` : word)).join(' '));
const block = fc.oneof(
  { weight: 4, arbitrary: sentence },
  fc
    .array(sentence, { minLength: 1, maxLength: 4 })
    .map((items) => items.map((i) => `- ${i}`).join('\n')),
  fc
    .array(sentence, { minLength: 1, maxLength: 4 })
    .map((items) => items.map((item, index) => `${index + 1}. ${item}`).join('\n')),
  fc.tuple(sentence, sentence).map((lines) => lines.join('\n')),
);

/** Texts of so many blocks: paragraphs and lists, with words of many languages. */
export const textsOf = (minLength: number, maxLength: number) =>
  fc.array(block, { minLength, maxLength, size: 'max' }).map((blocks) => blocks.join('\n\n'));

/** Of one page to more than six. */
export const letterTexts = textsOf(1, 34);
