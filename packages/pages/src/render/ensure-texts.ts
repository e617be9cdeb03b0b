import type { Locale } from '@praxiskit/core';
import type { i18n } from 'i18next';
import type { CompleteServer } from './complete-server.tsx';

/** The texts that the packages themselves use, on every site. */
const always = ['error.notFound', 'error.failure', 'error.start', 'unsaved.leave'];

/**
 * Finds missing texts at the start: a visitor would see their keys. A page with a payload function
 * is not checked, because the function may name the page.
 * @throws Error that names the language and every missing text
 */
export function ensureTexts<Facts extends object, Data>(
  { definition, payloads }: CompleteServer<Facts, Data>,
  translators: Readonly<Record<Locale, i18n>>,
): void {
  const pages = definition.routes.routes
    .filter(({ id }) => payloads[id] === undefined)
    .flatMap(({ id, texts = id }) => [`pages.${texts}.title`, `pages.${texts}.description`]);
  const named = definition.routes.routes.flatMap(({ missing = [] }) => missing);
  for (const [locale, translator] of Object.entries(translators)) {
    const missing = [...always, ...pages, ...named].filter((key) => !translator.exists(key));
    if (missing.length > 0) {
      throw new Error(
        `The site's messages(${locale}) lack: ${missing.join(', ')}. A visitor would read the key.`,
      );
    }
  }
}
