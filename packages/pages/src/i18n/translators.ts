import { type Locale, locales } from '@praxiskit/core';
import type { i18n } from 'i18next';
import { ownLocale } from '../locale.ts';
import { type Words, withWords } from '../words/words.ts';
import { createI18n } from './i18n.ts';

/**
 * The texts of a server, with the words of the practice; the last ones of each language are cached.
 * @param offered the languages of the site, the main one first; any other language gets the main one's texts
 */
export function createTranslators(
  messages: (locale: Locale) => Record<string, unknown>,
  offered: readonly Locale[] = locales,
) {
  const translatorIn = (locale: Locale) =>
    createI18n(locale, messages(offered.includes(locale) ? locale : ownLocale(offered)));
  const own: Record<Locale, i18n> = { de: translatorIn('de'), en: translatorIn('en') };
  const last: Partial<Record<Locale, { written: string; translator: i18n }>> = {};

  return {
    /** The site's own texts. */
    own,
    translatorFor(locale: Locale, words: Words = {}): i18n {
      const written = JSON.stringify(words);
      if (written === '{}') return own[locale];
      const known = last[locale];
      if (known?.written === written) return known.translator;
      const translator = createI18n(locale, withWords(messages(locale), words));
      last[locale] = { written, translator };
      return translator;
    },
  };
}
