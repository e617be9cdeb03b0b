import { createBrowserAuthClient, type Session } from '@praxiskit/auth-client';
import type { Consent } from '@praxiskit/consent-manager';
import { hydratePage, type StartContext } from '@praxiskit/pages/client';
import { createLazyRecordClient } from '@praxiskit/record-model';
import { definition } from './definition.tsx';
import './styles/late.css';

type Context = StartContext<Consent> & { isUnsaved(): boolean };

/** One of each for the life of the document. */
export function createServices(session: Session | null, context: Context) {
  const { page, fetch, recovery, begun: consent, isUnsaved } = context;
  const { loadPart } = recovery;
  const records = createLazyRecordClient({ fetch, loadPart, locale: page.data.locale });
  const auth = createBrowserAuthClient({
    fetch,
    session,
    isUnsaved,
    onError: console.warn,
    development: import.meta.env.DEV,
    beforeSignOut: records.save,
    onUserChanged: () => void records.clear(),
  });
  return { auth, records, consent };
}

/** React takes the page over. */
export function start(context: StartContext<Consent>): Promise<void> {
  return hydratePage({
    ...context,
    definition,
    connect(_site, session, { isUnsaved }) {
      const services = createServices(session, { ...context, isUnsaved });
      const { auth, records: unsaved } = services;
      return { services, unsaved, session: auth.session, onNavigated: auth.checkAfterNavigation };
    },
  });
}
