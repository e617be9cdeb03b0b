import {
  type Consent,
  type ConsentFacts,
  consentModeSources,
  createBrowserConsent,
  knownFacts,
} from '@praxiskit/consent-manager';
import type { Locale } from '@praxiskit/core';
import type { BootConfig } from '@praxiskit/pages';
import type { BeginContext } from '@praxiskit/pages/client';
import { mapItems, mapSources } from '@praxiskit/practice';

/** The items that this site asks consent for: the dialog offers them, and the privacy page lists them. */
export function consentItems(config: BootConfig, locale: Locale): ConsentFacts[] {
  const { analytics_id: analyticsId, map_tiles: tiles } = config;
  return [...knownFacts({ analyticsId, maps: { osm: false } }), ...mapItems(tiles, locale)];
}

/** The visitor's consent on this site. */
export function createConsent({ config, locale, fetch, hydration }: BeginContext): Consent {
  return createBrowserConsent({
    items: consentItems(config, locale),
    fetch,
    onAsk: hydration.start,
  });
}

/** The hosts that these items load from: only where the configuration names them. */
export const policySources = ({ analytics_id, map_tiles }: BootConfig) => [
  analytics_id ? consentModeSources : {},
  mapSources(map_tiles),
];
