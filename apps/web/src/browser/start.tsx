import type { createReveal } from '@praxiskit/animations';
import type { Consent } from '@praxiskit/consent-manager';
import { hydratePage, type StartContext } from '@praxiskit/pages/client';
import { siteDefinition } from '../site-definition.tsx';
import { createBrowserServices } from './create-services.ts';
// From here on it stays, on every page that is navigated to.
import '../styles/late.css';

interface Begun {
  consent: Consent;
  reveal: ReturnType<typeof createReveal>;
}

/** Connects sessions, records and consent to the page, and lets React take it over. */
export function start({ page, fetch, begun }: StartContext<Begun>): Promise<void> {
  const { consent, reveal } = begun;
  return hydratePage({
    ...{ page, fetch, definition: siteDefinition },
    connect(_site, session) {
      const services = createBrowserServices({
        ...{ session, consent, fetch },
        locale: page.data.locale,
      });
      const { auth } = services;
      return {
        services,
        session: auth.session,
        onNavigated() {
          reveal.refresh();
          auth.checkAfterNavigation();
        },
        debug: {
          consent: () => consent.getState(),
          status: () => auth.getState().status,
        },
      };
    },
  });
}
