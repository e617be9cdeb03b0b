import { createBrowserAuthClient, type Session } from '@praxiskit/auth-client';
import type { Consent } from '@praxiskit/consent-manager';
import { hydratePage, type StartContext } from '@praxiskit/pages/client';
import { createLazyRecordClient } from '@praxiskit/record-model';
import { definition } from './definition.tsx';
import './styles/late.css';

/** One of each for the life of the document. */
export function createServices(
  session: Session | null,
  { page, fetch, begun }: StartContext<Consent>,
) {
  const records = createLazyRecordClient({ fetch, locale: page.data.locale });
  const auth = createBrowserAuthClient({
    ...{ fetch, session, beforeSignOut: records.flush },
    development: import.meta.env.DEV,
    onEnded: () => void records.clear(),
    onError: console.warn,
  });
  return { auth, records, consent: begun };
}

/** React takes the page over. */
export function start(context: StartContext<Consent>): Promise<void> {
  const { page, fetch } = context;
  return hydratePage({
    ...{ page, definition, fetch },
    connect(_site, session) {
      const services = createServices(session, context);
      const { session: current, checkAfterNavigation } = services.auth;
      return { services, session: current, onNavigated: checkAfterNavigation };
    },
  });
}
