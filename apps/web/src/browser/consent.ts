import {
  type Consent,
  type ConsentStorage,
  consentMessages,
  createConsent,
  createDocumentCookies,
  createReporter,
} from '@praxiskit/consent-manager';
import type { Locale, PublicConfig } from '@praxiskit/pages';
import { consentItems } from '../services/consent-items.ts';

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
    isBusy: watchTyping(),
    onDecision: createReporter({
      fetch: fetcher,
      texts: () => JSON.stringify([consentMessages[locale], items]),
    }),
  });
}

/** A key less than this ago, in ms, means that somebody is typing. */
const PAUSE_MS = 1500;

/** The question takes the focus: whoever is typing would press its buttons unawares. */
function watchTyping(): () => boolean {
  let lastKeyAt = Number.NEGATIVE_INFINITY;
  const note = () => {
    lastKeyAt = performance.now();
  };
  addEventListener('input', note, { capture: true, passive: true });
  addEventListener('keydown', note, { capture: true, passive: true });
  return () => performance.now() - lastKeyAt < PAUSE_MS;
}
