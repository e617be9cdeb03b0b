import type { Locale } from './locale.ts';

/**
 * A record's text in one language, from its pair of columns (`name_de`, `name_en`). An empty text
 * is replaced by the German one.
 */
export function localized<Key extends string>(
  record: { readonly [K in `${Key}_${Locale}`]: string | null },
  key: Key,
  locale: Locale,
): string {
  return record[`${key}_${locale}`] || record[`${key}_de`] || '';
}

/** The texts of a record in one language: `name_de` and `name_en` are `name`. */
export type LocalizedTexts<Of> = {
  [Column in keyof Of & string as Column extends `${infer Name}_de`
    ? `${Name}_en` extends keyof Of
      ? Name
      : never
    : never]: string;
};

/** `localized` for every pair of columns of a record. */
export function localizedTexts<const Of extends object>(
  record: Of,
  locale: Locale,
): LocalizedTexts<Of> {
  const texts = Object.keys(record).flatMap((column) => {
    const name = column.replace(/_de$/, '');
    const isPair = name !== column && `${name}_en` in record;
    return isPair ? [[name, localized(record as Record<string, string>, name, locale)]] : [];
  });
  return Object.fromEntries(texts) as LocalizedTexts<Of>;
}
