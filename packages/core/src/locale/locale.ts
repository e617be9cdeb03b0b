export type Locale = 'de' | 'en';

/** The default languages of a site; the first one is its main language [R1.4]. */
export const locales: readonly Locale[] = ['de', 'en'];

export type LocalTexts = Readonly<Record<Locale, string>>;

/** Whether a text names one of the languages. */
export function isLocale(value: unknown): value is Locale {
  return (locales as readonly unknown[]).includes(value);
}
