import { raw } from '@mikro-orm/core';
import type { Caller, Rights } from './model/caller.ts';
import type { Row } from './model/row.ts';
import type { Where } from './model/statements.ts';
import { nothing } from './read/condition.ts';

/** The rows that a search finds, or the others; null for an empty search, which is none. */
export function toSearch(text: string, rights: Rights, isNegated: boolean): Where | null {
  const { structure } = rights;
  const { view, meta, primaryKey } = structure;
  if (view.search === undefined || text.trim() === '') return null;
  const words = view.search
    .words(text)
    .map((spellings) => spellings.filter((word) => word !== ''))
    .filter((spellings) => spellings.length > 0);
  // Signs alone are a search, and no row has them.
  if (words.length === 0) return isNegated ? {} : nothing(rights);
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

/** The property of the search, as a written row has it; nothing for a view without a search. */
export async function searchOf(row: Row, { structure }: Rights, caller: Caller): Promise<Row> {
  const { view, meta } = structure;
  if (view.search === undefined) return {};
  const { column, stored } = view.search;
  const property = meta.props.find(({ fieldNames }) => fieldNames?.[0] === column);
  if (property === undefined) throw new Error(`View ${view.name}: its entity has no ${column}`);
  return { [property.name]: searchVector(await stored(row, caller.em())) };
}

/** The text of a `tsvector` with these words. */
export const searchVector = (words: readonly string[]): string =>
  [...new Set(words)]
    .filter((word) => word !== '')
    .map(quote)
    .join(' ');

const quote = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
