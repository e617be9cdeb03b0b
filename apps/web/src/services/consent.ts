import {
  type Consent,
  type ConsentItem,
  createBrowserConsent,
  knownItems,
} from '@praxiskit/consent-manager';
import type { BootConfig, Locale } from '@praxiskit/pages';
import type { BeginContext } from '@praxiskit/pages/client';

/** What this site asks consent for: the dialog offers it, and the privacy page lists it. */
export function consentItems(config: BootConfig, locale: Locale): ConsentItem[] {
  return knownItems({ locale, analyticsId: config.analytics_id });
}

/** The visitor's consent on this site. */
export function createConsent({ config, locale, fetch, wake }: BeginContext): Consent {
  return createBrowserConsent({ items: consentItems(config, locale), fetch, onAsk: wake });
}
