import { isLocale, type Locale, locales } from '@praxiskit/core';

export interface LocaleSource {
  /** `?lang` */
  lang: string | undefined;
  /** The cookie `locale`. */
  cookie: string | undefined;
  /** The header Accept-Language (RFC 9110, section 12.5.4). */
  acceptLanguage: string | undefined;
}

/**
 * `?lang`, then the cookie, then the browser's languages, then the site's main one [R9.3]. Only the
 * language of an entry counts (`en-GB` is English), in the order of quality. `isExplicit`: by
 * `?lang`.
 * @param offered the languages of the site, the main one first
 */
export function decideLocale(
  source: LocaleSource,
  offered: readonly Locale[] = locales,
): { locale: Locale; isExplicit: boolean } {
  const isOffered = (value: string | undefined): value is Locale =>
    isLocale(value) && offered.includes(value);
  if (isOffered(source.lang)) return { locale: source.lang, isExplicit: true };
  if (isOffered(source.cookie)) return { locale: source.cookie, isExplicit: false };
  const accepted = acceptedLanguages(source.acceptLanguage ?? '').find(isOffered);
  return { locale: accepted ?? ownLocale(offered), isExplicit: false };
}

/** The site's main language, in which its bare addresses are: the first one that it offers. */
export const ownLocale = (offered: readonly Locale[] = locales): Locale => offered[0] ?? 'de';

function acceptedLanguages(header: string): (string | undefined)[] {
  return header
    .split(',')
    .map((entry) => {
      const [range = '', ...parameters] = entry.trim().split(';');
      const quality = parameters.find((item) => item.trim().startsWith('q='));
      return {
        language: range.trim().toLowerCase().split('-')[0],
        quality: quality ? Number(quality.trim().slice(2)) : 1,
      };
    })
    .filter((entry) => entry.quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map((entry) => entry.language);
}
