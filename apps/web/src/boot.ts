import { createAnchors, createReveal, createScreenClass } from '@praxiskit/animations';
import { createReloadGuard } from '@praxiskit/auth-client';
import { bootSite } from '@praxiskit/pages/client';
import { createConsent } from './services/consent.ts';

/**
 * What a visitor needs who only reads, and no React: screen class, anchors, reveal, and the question of
 * consent when it is due.
 */
bootSite({
  guard: createReloadGuard(),
  app: () => import('./browser/start.tsx'),
  closed: async () => (await import('@praxiskit/under-construction-gate/react')).startGatePage,
  onEveryPage: ({ responsive }) => createScreenClass(responsive.breakpoints).start(),
  begin(context) {
    const reveal = createReveal();
    const consent = createConsent(context);
    createAnchors({ enabled: context.config.animated_anchors }).start();
    reveal.start();
    consent.start();
    return { reveal, consent };
  },
});
