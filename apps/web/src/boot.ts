import { createAnchors, createReveal, createScreenClass } from '@praxiskit/animations';
import { createReloadGuard } from '@praxiskit/auth-client';
import { gateMarkupLazily } from '@praxiskit/consent-manager/lazy';
import { bootSite } from '@praxiskit/pages/client';
import { createConsent } from './services/consent.ts';

const counting = () => import('@praxiskit/consent-manager/consent-mode');

/**
 * For a visitor who only reads, without React: screen class, anchors, reveal, and the question of consent
 * when it is due.
 */
bootSite({
  guard: createReloadGuard(),
  app: () => import('./browser/start.tsx'),
  closed: async () => (await import('@praxiskit/under-construction-gate/react')).startGatePage,
  onEveryPage: ({ responsive }) => createScreenClass(responsive.breakpoints).start(),
  begin(context) {
    const reveal = createReveal();
    const consent = createConsent(context);
    const { config, hydration, later } = context;
    later(reveal.start);
    later(createAnchors({ enabled: config.animated_anchors }).start);
    later(consent.start);
    later(() => gateMarkupLazily(consent, { hydration }));
    const id = config.analytics_id;
    if (id) void counting().then(({ startConsentMode }) => startConsentMode(consent, { id }));
    return { reveal, consent };
  },
});
