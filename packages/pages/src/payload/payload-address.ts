import { isLocale, type Locale } from '@praxiskit/core';
import type { SiteFrame } from './payload.ts';

export type Language = Pick<SiteFrame, 'explicitLocale' | 'locale'>;

/** `{path}/_payload.json` of a page, in the language of the shown one. */
export function payloadAddress(page: URL, language: Language | null): string {
  const search = new URLSearchParams(page.search);
  if (language && (language.explicitLocale || !isChosen(language.locale))) {
    search.set('lang', language.locale);
  }
  const query = search.toString();
  return `${page.pathname.replace(/\/$/, '')}/_payload.json${query ? `?${query}` : ''}`;
}

/** False if another language was chosen since this page was shown, for example in another tab. */
export function isChosen(locale: Locale): boolean {
  const chosen = /(?:^|;\s*)locale=(\w+)/.exec(document.cookie)?.[1];
  return !isLocale(chosen) || chosen === locale;
}
