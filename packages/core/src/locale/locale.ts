/** The languages of a site. */
export type Locale = 'de' | 'en';

/** All of them, which a site has by default; the first one is the site's own [R1.4]. */
export const locales: readonly Locale[] = ['de', 'en'];

/** A text for people, in each language. */
export type LocalTexts = Readonly<Record<Locale, string>>;

/** Whether a text names one of the languages. */
export function isLocale(value: unknown): value is Locale {
  return (locales as readonly unknown[]).includes(value);
}
