const german = [
  'null',
  'ein',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
];
const english = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

const NUMBER = `\\d{1,5}(?:[.,]\\d{1,3})?|ein(?:e[mnrs]?)?|${[...german.slice(2), ...english].join('|')}`;

/** A number or a range in front of a unit, in folded text: '2–3 tage', 'acht bis zwölf monate', 'one to two days'. */
export interface Amount {
  start: number;
  end: number;
  min: number;
  max: number;
  unit: string;
}

/** All amounts whose unit is one of `units`, a source of a regular expression. */
export function* amountsOf(text: string, units: string): Generator<Amount> {
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}.,])(${NUMBER})(?:\\s*(?:[–-]|bis(?: zu)?|to|oder|or|und|and)\\s*(${NUMBER}))?[\\s-]*(${units})(?![\\p{L}\\p{N}])`,
    'gu',
  );
  for (const match of text.matchAll(pattern)) {
    const [whole, first = '', second, unit = ''] = match;
    const min = countOf(first);
    const max = second === undefined ? min : countOf(second);
    yield { start: match.index, end: match.index + whole.length, min, max, unit };
  }
}

/** '1,5' and '1.5' are one and a half, '1.200' is a thousand and two hundred. */
function countOf(word: string): number {
  if (/^\d{1,3}\.\d{3}$/.test(word)) return Number(word.replace('.', ''));
  if (/^\d/.test(word)) return Number(word.replace(',', '.'));
  const place = Math.max(german.indexOf(word), english.indexOf(word));
  return place === -1 ? 1 : place;
}
