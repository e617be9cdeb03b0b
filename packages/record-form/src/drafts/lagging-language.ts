import type { Locale } from '@praxiskit/core';
import { isSameValue } from '@praxiskit/record-model';
import { contentNames, type DraftRow } from '@praxiskit/record-model/drafts';

/** A text that was changed in one language only. */
export interface LaggingColumn {
  /** Without its language suffix: 'body'; for JSON the column: 'course'. */
  readonly name: string;
  readonly changed: Locale;
  readonly lagging: Locale;
}

const languages = ['de', 'en'] as const;
const ending = /_(de|en)$/;

/**
 * Texts that were changed in one language and not in the other: pairs of columns, and pairs inside
 * of JSON.
 */
export function laggingLanguage(published: DraftRow, draft: DraftRow): LaggingColumn[] {
  const names = new Set(contentNames(Object.keys(draft)).map((name) => name.replace(ending, '')));
  return [...names].flatMap((name) => {
    const [isGerman, isEnglish] = languages.map(
      (language) =>
        !isSameValue(textsOf(published, name, language), textsOf(draft, name, language)),
    );
    if (isGerman === isEnglish) return [];
    const [changed, lagging]: [Locale, Locale] = isGerman ? ['de', 'en'] : ['en', 'de'];
    return [{ name, changed, lagging }];
  });
}

/**
 * All texts of one language in a column, in order; null for a text that is missing in this
 * language.
 */
function textsOf(row: DraftRow, name: string, language: Locale): unknown {
  const own = `${name}_${language}`;
  if (own in row) return row[own] ?? null;
  return [...textsIn(row[name], language)];
}

function* textsIn(value: unknown, language: Locale): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    if (name.endsWith(`_${language}`)) yield member;
    else yield* textsIn(member, language);
  }
}
