import { createAnchors, createReveal, createScreenClass } from '@praxiskit/animations';
import { bootSite } from '@praxiskit/pages/client';
import { createConsent } from './services/consent.ts';

/**
 * What a visitor needs who only reads, and no React: screen class, anchors, reveal, and the question of
 * consent when it is due.
 */
bootSite({
  app: () => import('./browser/start.tsx'),
  closed: () => import('./browser/gate.tsx'),
  onEveryPage: ({ responsive }) => createScreenClass(responsive.breakpoints).start(),
  begin({ config, locale, fetch, wake }) {
    const reveal = createReveal();
    const consent = createConsent(config, locale, fetch);
    createAnchors({ enabled: config.animated_anchors }).start();
    reveal.start();
    consent.subscribe(() => {
      if (consent.getState().status === 'asking') wake();
    });
    consent.start();
    return { reveal, consent };
  },
});
