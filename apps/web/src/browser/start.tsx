import type { createReveal } from '@praxiskit/animations';
import type { Session } from '@praxiskit/auth-client';
import type { Consent } from '@praxiskit/consent-manager';
import { type HydrateOptions, hydratePage } from '@praxiskit/pages/client';
import type { SiteFacts } from '../site.ts';
import { siteDefinition } from '../site-definition.tsx';
import { createBrowserServices } from './create-services.ts';
// From here on it stays, on every page that is navigated to.
import '../styles/late.css';

export interface StartOptions
  extends Pick<HydrateOptions<SiteFacts>, 'page' | 'fetch' | 'recovery'> {
  consent: Consent;
  reveal: ReturnType<typeof createReveal>;
}

/** Connects sessions, records and consent to the page, and lets React take it over. */
export function start({ page, consent, reveal, recovery, fetch }: StartOptions): Promise<void> {
  return hydratePage({
    ...{ page, fetch, recovery, definition: siteDefinition },
    connect(_site, session) {
      const services = createBrowserServices({
        session: session as Session | null,
        locale: page.data.locale,
        ...{ consent, fetch, recovery },
      });
      const { auth, toasts, unsaved } = services;
      return {
        ...{ services, unsaved },
        session: { get: () => auth.getState().session, subscribe: auth.subscribe },
        onNavigated() {
          reveal.refresh();
          auth.checkAfterNavigation();
        },
        onNewVersion: ({ t, reload: run }) =>
          void toasts.offer({ text: t('version.text'), label: t('version.reload'), run }),
        debug: {
          consent: () => consent.getState(),
          status: () => auth.getState().status,
        },
      };
    },
  });
}
