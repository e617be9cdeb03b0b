import type { Locale } from '@praxiskit/pages';

/** A record's text in the page's language, from its pair of columns. */
export function localized<Key extends string>(
  record: { readonly [K in `${Key}_${Locale}`]: string | null },
  key: Key,
  locale: Locale,
): string {
  return record[`${key}_${locale}`] || record[`${key}_de`] || '';
}
