import { sentenceAt, sentencesOf } from '../text/sentences.ts';
import { laws } from './laws.ts';
import type { Hit, Reading, Rule } from './rule.ts';
import { words } from './words.ts';

const EURO =
  /(?<![\p{L}\p{N}.,])(?:(?:€|eur)\s*\d[\d.,]*\d|(?:€|eur)\s*\d|\d[\d.,]*[-–]{0,2}(?:\s*(?:€|euros?|eur)(?![\p{L}])))/gu;

/** Words before an amount that is the least of several, or one end of a range. */
const FROM =
  /(?:(?<![\p{L}])(?:ab|von|from|starting at|bis|to|zwischen|between|und|and|mindestens|at least|über|over|unter|under|mehr als|more than|bis zu|up to)(?:\s+(?:ca\.|etwa|rund|about))?|[–-])\s*$/u;

/** Sums that no doctor bills. */
const OTHER =
  /parkhaus|parkplatz|parkgebühr|parking|fahrkarte|fahrschein|ticket|taxi|porto|postage|bußgeld|fine\b|versandkosten/u;

export interface Money extends Hit {
  euros: number;
}

/** The amounts in euros of a folded text. */
export function* moneyOf(text: string): Generator<Money> {
  for (const { 0: hit, index: start } of text.matchAll(EURO)) {
    const digits = hit.replaceAll(/[^\d.,]/g, '');
    const whole = digits
      .replace(/[.,](\d{1,2})$/, '@$1')
      .replaceAll(/[.,]/g, '')
      .replace('@', '.');
    yield { start, end: start + hit.length, euros: Number(whole) };
  }
}

function* withoutFrom({ text }: Reading): Generator<Hit> {
  const sentences = sentencesOf(text);
  // Once for each sentence: one may have thousands of amounts.
  const others = sentences.map(({ start, end }) => OTHER.test(text.slice(start, end)));
  for (const { start, end, euros } of moneyOf(text)) {
    const isOther = others[sentenceAt(sentences, start)];
    if (FROM.test(text.slice(Math.max(0, start - 24), start)) || isOther) continue;
    // '0 €' is checked by `free-advice` and by facts.
    if (euros > 0) yield { start, end };
  }
}

export const prices: readonly Rule[] = [
  {
    id: 'price-without-from',
    kind: 'law',
    law: laws.fees,
    borders: 'spaced',
    message: {
      de: 'Ärzte rechnen nach Aufwand und Schwierigkeit ab; ein fester Betrag ohne „ab“ verspricht etwas anderes.',
      en: 'Doctors bill by effort and difficulty; a fixed amount without “from” promises something else.',
    },
    advice: { de: 'Schreiben Sie „ab“ vor den Betrag.', en: 'Write “from” before the amount.' },
    find: withoutFrom,
  },
  {
    id: 'fixed-price',
    kind: 'law',
    law: laws.fees,
    borders: 'both',
    message: {
      de: 'Pauschalen kennt die Gebührenordnung nicht: Abgerechnet wird jede Leistung.',
      en: 'The fee schedule knows no flat rates: each service is billed.',
    },
    advice: {
      de: 'Nennen Sie „ab … €, Abrechnung nach GOÄ“.',
      en: 'Write “from € …, billed by the fee schedule GOÄ.”',
    },
    find: words(
      [
        'festpreis~',
        'fixpreis~',
        'pauschalpreis~',
        'pauschalangebot~',
        '(?:behandlungs|honorar|preis)?pauschale~?',
        'flatrate~',
        'flat-rate',
        'all-?inclusive~',
        'fixed prices?',
        'flat (?:rate|fee|price)s?',
        'lump sum',
      ],
      { denial: 'around' },
    ),
  },
];
