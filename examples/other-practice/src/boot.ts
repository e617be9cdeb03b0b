import { createReloadGuard } from '@praxiskit/auth-client';
import { createBrowserConsent, knownItems } from '@praxiskit/consent-manager';
import { bootSite } from '@praxiskit/pages/client';

/** What every page starts with, and no React: the question of consent, and what wakes the rest. */
bootSite({
  guard: createReloadGuard(),
  app: () => import('./start.ts'),
  closed: async () => (await import('@praxiskit/under-construction-gate/react')).startGatePage,
  begin({ config, locale, fetch, wake }) {
    const items = knownItems({ locale, analyticsId: config.analytics_id, maps: { osm: false } });
    const consent = createBrowserConsent({ items, fetch, onAsk: wake });
    consent.start();
    return consent;
  },
});
