import type { Locale } from '@praxiskit/core';
import { z } from 'zod';
import { wordProblem, wordProblemText } from '../words/check-word.ts';
import { type SiteWord, wordName } from '../words/words.ts';

/**
 * The shape of a column of `WrittenWords`, for `keepShape` of record-server: only the texts of
 * `words`, each with the placeholders of the site's own text.
 */
export function wordsShape(words: readonly SiteWord[]) {
  const texts = (['de', 'en'] as const).flatMap((locale) =>
    words.map((word) => [`${wordName(word.key)}_${locale}`, textOf(word, locale).optional()]),
  );
  return z.strictObject(Object.fromEntries(texts) as Record<string, z.ZodOptional<z.ZodString>>);
}

function textOf(word: SiteWord, locale: Locale) {
  return z.string().superRefine((written, context) => {
    const problem = wordProblem(word, written, locale);
    if (!problem) return;
    const params = { de: wordProblemText(problem, 'de'), en: wordProblemText(problem, 'en') };
    context.addIssue({ code: 'custom', params });
  });
}
