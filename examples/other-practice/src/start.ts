// #region prices
import { createBrowserAuthClient, type Session } from '@praxiskit/auth-client';
// #endregion
import type { Consent } from '@praxiskit/consent-manager';
import type { StartContext } from '@praxiskit/pages/client';
import { hydratePage } from '@praxiskit/pages/hydrate';
// #region prices
import { createLazyRecordClient } from '@praxiskit/record-model';
// #endregion
import { definition } from './definition.tsx';
import './styles/late.css';

interface Context extends StartContext<Consent> {
  // #region prices
  session: Session | null;
  isUnsaved(): boolean;
  // #endregion
}

/** The services that `useServices` returns: one of each for the life of the document. */
export function createServices(context: Context) {
  const { begun: consent } = context;
  // #region prices
  const { page, fetch, session, isUnsaved } = context;
  const records = createLazyRecordClient({ fetch, locale: page.data.locale });
  const auth = createBrowserAuthClient({
    fetch,
    session,
    isUnsaved,
    onError: console.warn,
    development: import.meta.env.DEV,
    beforeSignOut: records.save,
    onUserChanged: () => void records.clear(),
  });
  // #endregion
  return {
    consent,
    // #region prices
    auth,
    records,
    // #endregion
  };
}

/** React takes the page over. */
export function start(context: StartContext<Consent>): Promise<void> {
  return hydratePage({
    ...context,
    definition,
    connect(_site, session, { isUnsaved }) {
      const services = createServices({
        ...context,
        // #region prices
        session,
        isUnsaved,
        // #endregion
      });
      return {
        services,
        // #region prices
        session: services.auth.session,
        unsaved: services.records,
        onNavigated: services.auth.checkAfterNavigation,
        // #endregion
      };
    },
  });
}
