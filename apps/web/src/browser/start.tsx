import type { createReveal } from '@praxiskit/animations';
import type { Session } from '@praxiskit/auth-client';
import type { Consent } from '@praxiskit/consent-manager';
import { type BootedPage, hydratePage, type PageData } from '@praxiskit/pages/client';
import { siteDefinition } from '../site-definition.tsx';
import { createBrowserServices } from './create-services.ts';
// From here on it stays, on every page that is navigated to.
import '../styles/late.css';

export interface StartOptions {
  page: BootedPage & { data: PageData };
  consent: Consent;
  reveal: ReturnType<typeof createReveal>;
  fetch: typeof fetch;
}

/** Connects sessions, records and consent to the page, and lets React take it over. */
export function start({ page, consent, reveal, fetch }: StartOptions): Promise<void> {
  return hydratePage({
    ...{ page, fetch, definition: siteDefinition },
    connect(_site, session) {
      const services = createBrowserServices({
        session: session as Session | null,
        locale: page.data.locale,
        ...{ consent, fetch },
      });
      const { auth } = services;
      return {
        services,
        session: { get: () => auth.getState().session, subscribe: auth.subscribe },
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
