import type { i18n } from 'i18next';
import type { Locale } from '../locale/locale.ts';
import { type Words, withWords } from '../words/words.ts';
import { createI18n } from './i18n.ts';

/** The texts of a server, with those that the practice has written; the last ones of each language are kept. */
export function createTranslators(messages: (locale: Locale) => Record<string, unknown>) {
  const own: Record<Locale, i18n> = {
    de: createI18n('de', messages('de')),
    en: createI18n('en', messages('en')),
  };
  const last: Partial<Record<Locale, { written: string; translator: i18n }>> = {};

  return {
    /** Of the site alone. */
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
