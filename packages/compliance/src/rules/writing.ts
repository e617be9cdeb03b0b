import { BREAKABLE } from '../text/unbroken.ts';
import type { Hit, Reading, Rule } from './rule.ts';
import { words } from './words.ts';

/** The unit after a number, from the place where it is looked for. */
const UNIT = /[\p{L}\p{N}%€.]+/uy;

function* breakable({ text, written, at }: Reading): Generator<Hit> {
  for (const { index } of written.matchAll(BREAKABLE)) {
    let start = index;
    while (start > 0 && /\S/u.test(written.charAt(start - 1))) start -= 1;
    UNIT.lastIndex = index + 1;
    const end = index + 1 + (UNIT.exec(written)?.[0].length ?? 0);
    // Offsets of rules are those of the folded text.
    const from = foldedOffset(text, at, start);
    const to = foldedOffset(text, at, end);
    const kept = `${written.slice(start, index)}\u00a0${written.slice(index + 1, end)}`;
    yield { start: from, end: to, replacement: kept.replaceAll(BREAKABLE, '\u00a0') };
  }
}

function foldedOffset(text: string, at: Reading['at'], original: number): number {
  let low = 0;
  let high = text.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at(middle, middle).start < original) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** British beside American; beginnings of words, so that 'colours' and 'millimetres' are among them. */
const american: readonly (readonly [british: string, american: string])[] = [
  ['metre', 'meter'],
  ['millimetre', 'millimeter'],
  ['centimetre', 'centimeter'],
  ['litre', 'liter'],
  ['millilitre', 'milliliter'],

  ['colour', 'color'],
  ['behaviour', 'behavior'],
  ['favour', 'favor'],
  ['neighbour', 'neighbor'],
  ['tumour', 'tumor'],
  ['centre', 'center'],
  ['fibre', 'fiber'],
  ['grey', 'gray'],

  ['anaesth', 'anesth'],
  ['haemat', 'hemat'],
  ['oedema', 'edema'],
  ['lymphoedema', 'lymphedema'],
  ['oestrogen', 'estrogen'],
  ['paediatr', 'pediatr'],
  ['orthopaed', 'orthoped'],

  ['recognis', 'recogniz'],
  ['organis', 'organiz'],
  ['randomis', 'randomiz'],
  ['minimis', 'minimiz'],
  ['moisturis', 'moisturiz'],
  ['specialis', 'specializ'],
  ['stabilis', 'stabiliz'],
  ['apologis', 'apologiz'],
  ['authoris', 'authoriz'],
  ['customis', 'customiz'],
  ['immunis', 'immuniz'],
  ['sterilis', 'steriliz'],
  ['analys(?=e|ing)', 'analyz'],
  ['catalys(?=e|ing)', 'catalyz'],

  ['licence', 'license'],
  ['defence', 'defense'],
  ['programme(?!r|d)', 'program'],
  ['cheque', 'check'],
  ['enquir', 'inquir'],
  ['jewellery', 'jewelry'],
  ['judgement', 'judgment'],
  ['ageing', 'aging'],
  ['cancell(?=ed|ing)', 'cancel'],
  ['labell', 'label'],
  ['travell', 'travel'],
  ['fulfil(?!l)', 'fulfill'],
  ['practise', 'practice'],
];

/** Words in which a British beginning is the American word, too. */
const both = words(
  american.map(([british]) => `${british}~`),
  {
    denial: 'no',
    // 'specialist', 'organism', 'analyses' as a plural noun.
    unless: { hit: /^(?:specialis(?:t|m)|organis(?:t|m)|minimis(?:t|m)|analyses$)/u },
  },
);

function* british(reading: Reading): Generator<Hit> {
  if (reading.locale !== 'en') return;
  for (const hit of both(reading)) {
    const { start, end } = reading.at(hit.start, hit.end);
    const written = reading.written.slice(start, end);
    yield { ...hit, replacement: inAmerican(written) };
  }
}

function inAmerican(word: string): string {
  for (const [from, to] of american) {
    const [begin] = new RegExp(`^${from}`, 'iu').exec(word) ?? [];
    if (begin === undefined) continue;
    const first = /^\p{Lu}/u.test(word) ? `${to[0]?.toUpperCase()}${to.slice(1)}` : to;
    return first + word.slice(begin.length);
  }
  return word;
}

const advice = { kind: 'advice', law: null, borders: 'spaced' } as const;

export const writing: readonly Rule[] = [
  {
    ...advice,
    id: 'no-break-space',
    message: {
      de: 'Zwischen Zahl und Einheit kann die Zeile brechen.',
      en: 'The line may break between the number and its unit.',
    },
    advice: { de: 'Setzen Sie ein geschütztes Leerzeichen.', en: 'Put a no-break space.' },
    find: breakable,
  },
  {
    ...advice,
    id: 'american-english',
    message: {
      de: 'Das Englisch der Seite ist das der Vereinigten Staaten.',
      en: 'The site’s English is that of the United States.',
    },
    advice: { de: 'Schreiben Sie es amerikanisch.', en: 'Write it in the American way.' },
    find: british,
  },
];
