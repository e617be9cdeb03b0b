import {
  type Consent,
  type ConsentStorage,
  consentMessages,
  createConsent,
  createDocumentCookies,
  createReporter,
} from '@praxiskit/consent-manager';
import type { Locale, PublicConfig } from '../contract.ts';
import { consentItems } from '../site/consent-items.ts';

/** A browser that refuses storage altogether is asked anew at each visit. */
function storage(): ConsentStorage {
  try {
    return localStorage;
  } catch {
    return { getItem: () => null, setItem() {}, removeItem() {} };
  }
}

/** The visitor's consent on this site: its items, its storage, its proof log. */
export function createConsentFor(
  config: Pick<PublicConfig, 'analytics_id'>,
  locale: Locale,
  fetcher: typeof fetch,
): Consent {
  const items = consentItems(config, locale);
  return createConsent({
    items,
    storage: storage(),
    cookies: createDocumentCookies(),
    tabs: window,
    onDecision: createReporter({
      fetch: fetcher,
      texts: () => JSON.stringify([consentMessages[locale], items]),
    }),
  });
}
