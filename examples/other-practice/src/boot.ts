import { createReloadGuard } from '@praxiskit/auth-client';
import { createBrowserConsent } from '@praxiskit/consent-manager';
import { gateMarkupLazily } from '@praxiskit/consent-manager/lazy';
import { bootSite } from '@praxiskit/pages/client';
import { consentItems } from './consent.ts';

/** Every page starts with it, without React: the question of consent, and the events that start the rest. */
bootSite({
  guard: createReloadGuard(),
  app: () => import('./start.ts'),
  // #region gate
  closed: async () => (await import('@praxiskit/under-construction-gate/react')).startGatePage,
  // #endregion
  begin({ config, locale, fetch, hydration }) {
    const items = consentItems(config, locale);
    const consent = createBrowserConsent({ items, fetch, onAsk: hydration.start });
    gateMarkupLazily(consent, { hydration });
    consent.start();
    return consent;
  },
});
