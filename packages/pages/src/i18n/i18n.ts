import type { Locale } from '@praxiskit/core';
import { createInstance, type i18n } from 'i18next';

/** One instance per language and app, never i18next's shared one. */
export function createI18n(locale: Locale, messages: Record<string, unknown>): i18n {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
    saveMissing: true,
    missingKeyHandler: (_languages, _namespace, key) => warnMissing(locale, key),
    // The page's language never changes while its document exists: nothing to wait for or to watch.
    react: { useSuspense: false, bindI18n: '', bindI18nStore: '' },
    resources: { [locale]: { translation: messages } },
  });
  return instance;
}

const warned = new Set<string>();

/** Once per text: the page shows its key, and every visitor would repeat the line. */
function warnMissing(locale: Locale, key: string): void {
  const line = `No text in ${locale}: ${key}`;
  if (warned.has(line) || warned.size === 1000) return;
  warned.add(line);
  console.warn(line);
}

/** A text by its key, with values for its placeholders. */
export type Text = (key: string, values?: Record<string, unknown>) => string;

export function textsOf({ t }: i18n): Text {
  return (key, values) => (values ? t(key, values) : t(key));
}
