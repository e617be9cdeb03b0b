import type { Locale } from './locale.ts';

/**
 * A record's text in a language, from its pair of columns (`name_de`, `name_en`); the German one where
 * the other is empty.
 */
export function localized<Key extends string>(
  record: { readonly [K in `${Key}_${Locale}`]: string | null },
  key: Key,
  locale: Locale,
): string {
  return record[`${key}_${locale}`] || record[`${key}_de`] || '';
}
