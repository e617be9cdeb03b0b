import { type ConsentItem, knownItems } from '@praxiskit/consent-manager';
import type { Locale, PublicConfig } from '@praxiskit/pages';

/** What this site asks consent for: the dialog offers it, and the privacy page lists it. */
export function consentItems(
  config: Pick<PublicConfig, 'analytics_id'>,
  locale: Locale,
): ConsentItem[] {
  return knownItems({ locale, analyticsId: config.analytics_id });
}
