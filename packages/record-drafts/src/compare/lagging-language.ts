import { isSameValue } from '@praxiskit/record-model';
import { contentNames, type DraftRow } from '../row.ts';

export type Language = 'de' | 'en';

/** A text that was changed in one language alone. */
export interface LaggingColumn {
  /** Without its ending: 'body'; of JSON the column: 'course'. */
  readonly name: string;
  readonly changed: Language;
  readonly lagging: Language;
}

const languages = ['de', 'en'] as const;
const ending = /_(de|en)$/;

/** What was changed in one language and not in the other: pairs of columns, and pairs inside of JSON. */
export function laggingLanguage(published: DraftRow, draft: DraftRow): LaggingColumn[] {
  const names = new Set(contentNames(Object.keys(draft)).map((name) => name.replace(ending, '')));
  return [...names].flatMap((name) => {
    const [isGerman, isEnglish] = languages.map(
      (language) =>
        !isSameValue(textsOf(published, name, language), textsOf(draft, name, language)),
    );
    if (isGerman === isEnglish) return [];
    const [changed, lagging]: [Language, Language] = isGerman ? ['de', 'en'] : ['en', 'de'];
    return [{ name, changed, lagging }];
  });
}

/** Every text of the language in a column, in its order; null where the language has none there. */
function textsOf(row: DraftRow, name: string, language: Language): unknown {
  const own = `${name}_${language}`;
  if (own in row) return row[own] ?? null;
  return [...textsIn(row[name], language)];
}

function* textsIn(value: unknown, language: Language): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    if (name.endsWith(`_${language}`)) yield member;
    else yield* textsIn(member, language);
  }
}
