import type { Locale } from '@praxiskit/core';
import type { i18n } from 'i18next';
import type { CompleteServer } from './complete-server.tsx';

/** What the packages say themselves, whatever the site's pages are. */
const always = ['error.notFound', 'error.failure', 'error.start', 'unsaved.leave'];

/**
 * Finds at the start the texts that a visitor would see as their keys. Of a page with a payload
 * function nothing is asked: the function may name the page.
 *
 * @throws Error that names the language and every text that it lacks
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
