import type { Both, Finding, Locale } from '../finding.ts';
import { lintText } from '../lint-text.ts';
import type { Facts } from '../rules/facts.ts';
import { laws } from '../rules/laws.ts';
import { moneyOf } from '../rules/prices.ts';
import type { Rule } from '../rules/rule.ts';
import { fold } from '../text/fold.ts';
import { duties } from './duties.ts';
import { type Passage, readPage } from './read-page.ts';

export interface LintPageOptions {
  /** A page that has to say certain things. */
  kind?: keyof typeof duties;
  /** Ids of duties that do not concern this practice: 'imprint-vat' where it has no such id. */
  exempt?: readonly string[];
  facts?: Facts;
  rules?: readonly Rule[];
}

/** A finding in a page: offsets in `text`, one passage of the page; empty for a missing part. */
export interface PageFinding extends Finding {
  text: string;
}

/**
 * The findings of a page as sent: its texts in the language that each has (`lang`), its attributes and
 * structured data, pictures, links, and required contents.
 */
export function lintPage(html: string, options: LintPageOptions = {}): PageFinding[] {
  const { kind, exempt = [], facts = {}, rules } = options;
  const { passages, pictures, links, hasRatings } = readPage(html);
  const locale = passages.find(({ where }) => where === 'title')?.locale ?? 'de';
  const found = passages.flatMap((passage) =>
    lintText(passage.text, { ...passage, facts, ...(rules ? { rules } : {}) }).map((finding) => ({
      ...finding,
      text: passage.text,
    })),
  );
  const whole = passages
    .filter(({ where }) => where === 'text')
    .map(({ text }) => fold(text, ' ').text)
    .join('\n');
  return [
    ...found,
    ...missingFeeNote(passages),
    ...(hasRatings ? [ofPage('testimonial', laws.public, '', locale, ratings)] : []),
    ...pictures
      .filter(isCompared)
      .map((address) => ofPage('before-after', laws.public, address, locale, compared, 'picture')),
    ...links
      .filter(isMessenger)
      .map((address) => ofPage('messenger', laws.healthData, address, locale, messenger, 'link')),
    ...(kind ? duties[kind] : [])
      .filter(({ id, isKept }) => !exempt.includes(id) && !isKept.test(whole))
      .map(({ id, law, name }) => ofPage(id, law, '', locale, missing(name))),
  ];
}

/** On every page that names an amount, also in its description. */
function* missingFeeNote(passages: readonly Passage[]): Generator<PageFinding> {
  const texts = passages.filter(({ where }) => where === 'text');
  const priced = texts.find(({ text }) => [...moneyOf(fold(text, ' ').text)].length > 0);
  if (!priced || texts.some(({ text }) => /goä/u.test(fold(text).text))) return;
  const folded = fold(priced.text, ' ');
  const [first] = moneyOf(folded.text);
  if (!first) return;
  const { start, end } = folded.original(first.start, first.end);
  yield {
    ...ofPage('fee-note-missing', laws.fees, '', priced.locale, feeNote),
    text: priced.text,
    start,
    end,
    quote: priced.text.slice(start, end),
  };
}

const isCompared = (address: string) =>
  /(?<![a-z])(?:vorher|nachher|before|after)(?![a-z])/i.test(address.split(/[?#]/)[0] ?? '');
const isMessenger = (address: string) =>
  /^(?:https?:)?\/\/(?:[\w-]+\.)*(?:wa\.me|whatsapp\.com|t\.me|m\.me)(?:[/?]|$)|^whatsapp:/i.test(
    address,
  );

const ofPage = (
  rule: string,
  law: Finding['law'],
  text: string,
  locale: Locale,
  words: { message: Both; advice: Both },
  where = 'page',
): PageFinding => ({
  rule,
  kind: 'law',
  law,
  where,
  locale,
  sentence: 0,
  start: 0,
  end: text.length,
  quote: text,
  text,
  ...words,
});

const feeNote = {
  message: {
    de: 'Wer Preise nennt, muss sagen, dass nach der GOÄ abgerechnet wird.',
    en: 'Whoever names prices has to say that they are billed by the fee schedule GOÄ.',
  },
  advice: {
    de: 'Schreiben Sie „Abrechnung nach GOÄ“ dazu.',
    en: 'Add “billed by the fee schedule GOÄ.”',
  },
};
const compared = {
  message: {
    de: 'Bilder von vorher und nachher sind bei Eingriffen ohne medizinischen Anlass verboten (BGH, I ZR 170/24).',
    en: 'Pictures of before and after are forbidden for procedures without a medical reason (BGH, I ZR 170/24).',
  },
  advice: { de: 'Nehmen Sie das Bild heraus.', en: 'Take the picture out.' },
};
const messenger = {
  message: {
    de: 'Über diesen Dienst gingen Angaben zur Gesundheit an Dritte.',
    en: 'Through this service, data about health would go to third parties.',
  },
  advice: { de: 'Nehmen Sie den Link heraus.', en: 'Take the link out.' },
};
const ratings = {
  message: {
    de: 'Sterne und Bewertungen für Behandlungen sind Werbung mit Äußerungen Dritter.',
    en: 'Stars and reviews of treatments advertise with what others say.',
  },
  advice: {
    de: 'Nehmen Sie sie aus den strukturierten Daten.',
    en: 'Take them out of the structured data.',
  },
};
const missing = (name: Both) => ({
  message: { de: `Auf der Seite fehlt: ${name.de}.`, en: `The page lacks ${name.en}.` },
  advice: { de: 'Ergänzen Sie die Angabe.', en: 'Add it.' },
});
