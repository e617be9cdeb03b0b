import type { Locale, PayloadFunction as PagePayload, PayloadContext } from '@praxiskit/pages';
import type { SiteData } from '../records/records.ts';

export type PayloadFunction<Content> = PagePayload<Content, SiteData>;
export type Context = PayloadContext<SiteData>;

/** A record's text in the page's language, from its pair of columns. */
export function localized<Key extends string>(
  record: { readonly [K in `${Key}_${Locale}`]: string | null },
  key: Key,
  locale: Locale,
): string {
  return record[`${key}_${locale}`] || record[`${key}_de`] || '';
}
