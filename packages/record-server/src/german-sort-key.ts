import { foldText } from '@praxiskit/core';

/** The column's length; a key is longer than its name if the name has many ß. */
const longest = 255;

/**
 * The key that sorts a German name as in a dictionary (DIN 5007-1): umlauts as their base letters,
 * ß as ss, case ignored. PGlite has no ICU, so the key is a column of its own, with an index.
 */
export function germanSortKey(...parts: (string | null | undefined)[]): string {
  return foldText(parts.filter(Boolean).join(' ')).trim().slice(0, longest);
}

/**
 * `unknown` if a record has the columns, else an unsatisfiable type whose name is the error
 * message.
 */
type Having<Values, Column extends string> = string extends keyof Values
  ? unknown
  : [Exclude<Column, keyof Values>] extends [never]
    ? unknown
    : { readonly 'The entity does not have': Exclude<Column, keyof Values> };

/**
 * A hook for `beforeCreate` and `beforeUpdate` of a view: sets the column `sort_key` from the
 * columns (wire names, of texts) that a record is sorted by, with `germanSortKey`. A column that
 * the view's entity does not have does not compile.
 */
export function keepSortKey<const Column extends string>(...columns: readonly Column[]) {
  return <Values extends object>(values: Values & Having<Values, Column | 'sort_key'>): void => {
    const row = values as Record<string, unknown>;
    row.sort_key = germanSortKey(...columns.map((column) => row[column] as string | undefined));
  };
}
