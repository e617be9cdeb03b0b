import type { createReveal } from '@praxiskit/animations';
import type { Consent } from '@praxiskit/consent-manager';
import type { StartContext } from '@praxiskit/pages/client';
import { hydratePage } from '@praxiskit/pages/hydrate';
import { siteDefinition } from '../site-definition.tsx';
import { createBrowserServices } from './create-services.ts';
// From here on it stays, on every page that is navigated to.
import '../styles/late.css';

interface Begun {
  consent: Consent;
  reveal: ReturnType<typeof createReveal>;
}

/** Connects sessions, records and consent to the page, and lets React take it over. */
export function start({ begun, ...context }: StartContext<Begun>): Promise<void> {
  const { consent, reveal } = begun;
  return hydratePage({
    ...context,
    definition: siteDefinition,
    connect(_site, session, { isUnsaved }) {
      const services = createBrowserServices(session, consent, { ...context, isUnsaved });
      const { auth, toasts } = services;
      return {
        services,
        session: auth.session,
        unsaved: services.records,
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
