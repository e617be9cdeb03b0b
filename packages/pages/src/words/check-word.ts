import type { Locale } from '@praxiskit/core';
import type { SiteWord } from './words.ts';

/** Far longer than a text of a page. */
const LONGEST = 2000;

/** The reason why a text cannot replace a site's text. */
export type WordProblem =
  | { kind: 'lacks'; parts: readonly string[] }
  | { kind: 'unknown'; parts: readonly string[] }
  | { kind: 'long' }
  | { kind: 'lines' };

/**
 * The problem of a text; null if there is none, or if the text is empty, which keeps the site's
 * own. Names in braces must be placeholders of the site's text, `{fee}` or `{{date}}`: otherwise a
 * visitor would see the name.
 */
export function wordProblem(
  { text, keeps = [], lines = 1 }: SiteWord,
  written: string,
  locale: Locale,
): WordProblem | null {
  if (written.trim() === '') return null;
  if (written.length > LONGEST) return { kind: 'long' };
  if (lines === 1 && /[\r\n]/.test(written)) return { kind: 'lines' };
  const known = placesOf(text[locale]);
  const unknown = placesOf(written).filter((place) => !known.includes(place));
  if (unknown.length > 0) return { kind: 'unknown', parts: unknown };
  const lacks = keeps.filter((part) => !written.includes(part));
  return lacks.length > 0 ? { kind: 'lacks', parts: lacks } : null;
}

/** Each placeholder once, with its braces. */
const placesOf = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{+[^{}]*\}+/g)].map(([place]) => place)),
];

/** A problem as a sentence, for a server's answer. */
export function wordProblemText(problem: WordProblem, locale: Locale): string {
  const parts = 'parts' in problem ? problem.parts.join(', ') : '';
  return sentences[problem.kind][locale].replace('{parts}', parts);
}

const sentences: Readonly<Record<WordProblem['kind'], Readonly<Record<Locale, string>>>> = {
  lacks: { de: 'Darin muss stehen: {parts}.', en: 'It has to contain: {parts}.' },
  unknown: {
    de: 'Dafür gibt es hier nichts: {parts}.',
    en: 'There is nothing to fill in here for: {parts}.',
  },
  long: { de: 'Höchstens 2.000 Zeichen.', en: 'At most 2,000 characters.' },
  lines: { de: 'Nur eine Zeile.', en: 'One line only.' },
};
