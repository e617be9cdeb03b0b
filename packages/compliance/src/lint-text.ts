import type { Finding, Locale } from './finding.ts';
import type { Facts } from './rules/facts.ts';
import type { Rule } from './rules/rule.ts';
import { rules as allRules } from './rules/rules.ts';
import { BORDER, fold } from './text/fold.ts';
import { sentenceAt, sentencesOf } from './text/sentences.ts';

export interface LintTextOptions {
  /** The text's language, by default German. Words of law are searched in both languages. */
  locale?: Locale;
  /** The caller's name for the text; each finding has it. */
  where?: string;
  /** The numbers that the text must not contradict. */
  facts?: Facts;
  /** By default `rules`. */
  rules?: readonly Rule[];
}

/** The findings of a text, in its order. `finding.quote` is `text.slice(finding.start, finding.end)`. */
export function lintText(text: string, options: LintTextOptions = {}): Finding[] {
  const { locale = 'de', where = '', facts = {}, rules = allRules } = options;
  const joined = fold(text);
  const spaced = text.includes(BORDER) ? fold(text, ' ') : joined;
  const sentences = sentencesOf(text);
  const found: Finding[] = [];
  for (const rule of rules) {
    const { id, kind, law, message, advice, borders } = rule;
    const readings =
      borders === 'joined'
        ? [joined]
        : borders === 'spaced'
          ? [spaced]
          : [...new Set([joined, spaced])];
    // One letter is of one finding of a rule, also where both readings have it.
    let taken: Uint8Array | null = null;
    for (const folded of readings) {
      const at = folded.original;
      for (const hit of rule.find({ text: folded.text, written: text, at, locale, where, facts })) {
        const { start, end } = at(hit.start, hit.end);
        taken ??= new Uint8Array(text.length);
        if (end <= start || taken.subarray(start, end).includes(1)) continue;
        taken.fill(1, start, end);
        found.push({
          rule: id,
          kind,
          law,
          where,
          locale,
          sentence: sentenceAt(sentences, start),
          start,
          end,
          quote: text.slice(start, end),
          message,
          advice,
          ...(hit.message ? { message: hit.message } : {}),
          ...(hit.advice ? { advice: hit.advice } : {}),
          ...(hit.replacement === undefined ? {} : { replacement: hit.replacement }),
        });
      }
    }
  }
  return found.sort((a, b) => a.start - b.start || a.end - b.end);
}
