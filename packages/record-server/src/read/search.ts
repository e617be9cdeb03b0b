import { raw } from '@mikro-orm/core';
import type { Rights } from '../model/caller.ts';
import type { Where } from '../model/statements.ts';

/** The rows that a search finds, or the others. */
export function toSearch(text: string, { structure }: Rights, isNegated: boolean): Where | null {
  const { view, meta, primaryKey } = structure;
  const words = view.search?.words(text) ?? [];
  if (view.search === undefined || words.length === 0) return null;
  const found = raw('(select ?? from ?? where ?? @@ ?::tsquery)', [
    primaryKey.name,
    meta.tableName,
    view.search.column,
    toQuery(words),
  ]);
  return { [primaryKey.property.name]: { [isNegated ? '$nin' : '$in']: found } };
}

/** `('muller':* | 'mueller':*) & '1978':*` */
const toQuery = (words: readonly (readonly string[])[]) =>
  words
    .map((spellings) => `(${spellings.map((word) => `${quote(word)}:*`).join(' | ')})`)
    .join(' & ');

/** The text of a `tsvector` with these words; the column of a `SearchSpec` has it. */
export const searchVector = (words: readonly string[]): string =>
  [...new Set(words)].map(quote).join(' ');

const quote = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
