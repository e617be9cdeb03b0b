import { isAsked, isAskedPlainly, isDenied, isDeniedAfter } from '../text/negation.ts';
import type { Hit, Reading } from './rule.ts';

interface WordOptions {
  /**
   * Whether a denial frees it: not at all, before it ('nicht dauerhaft'), or before and after it ('eine
   * Garantie gibt es nicht'). What begins with a denial of its own is in a list of such ('keine Ausfallzeit,
   * kein Risiko'): only one of the same member of the list counts ('of-clause').
   */
  denial?: 'no' | 'before' | 'of-clause' | 'around';
  /** Whether a question whose answer is not yes frees it: each one, or one as patients ask ('plainly'). */
  mayBeAsked?: boolean | 'plainly';
  /** Texts that free a place: tested on the folded text before it, the hit, and the text after it. */
  unless?: { before?: RegExp; hit?: RegExp; after?: RegExp };
}

/**
 * Finds whole words. In a source a space is any white space, `~` the rest of a word (compounds, endings),
 * and `…` up to three words between.
 */
export function words(sources: readonly string[], options: WordOptions = {}) {
  const { denial = 'before', mayBeAsked = false, unless = {} } = options;
  const pattern = patternOf(sources);
  return function* find({ text }: Pick<Reading, 'text'>): Generator<Hit> {
    for (const { 0: hit, index: start } of text.matchAll(pattern)) {
      const end = start + hit.length;
      if (denial !== 'no' && isDenied(text, start, denial === 'of-clause')) continue;
      if (denial === 'around' && isDeniedAfter(text, end)) continue;
      if (mayBeAsked === true && isAsked(text, end)) continue;
      if (mayBeAsked === 'plainly' && isAskedPlainly(text, start, end)) continue;
      if (unless.before?.test(text.slice(Math.max(0, start - 60), start))) continue;
      if (unless.hit?.test(hit) || unless.after?.test(text.slice(end, end + 60))) continue;
      yield { start, end };
    }
  };
}

function patternOf(sources: readonly string[]): RegExp {
  const body = sources
    .join('|')
    .replaceAll('~', '\\p{L}*')
    .replaceAll('…', '(?: [\\p{L}\\p{N}-]+){0,3} ')
    .replaceAll(' ', '\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${body})(?![\\p{L}\\p{N}])`, 'gu');
}
