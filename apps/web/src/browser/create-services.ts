import { createBrowserAuthClient, type Session } from '@praxiskit/auth-client';
import type { Consent } from '@praxiskit/consent-manager';
import type { Locale } from '@praxiskit/pages';
import type { Recovery } from '@praxiskit/pages/client';
import { createLazyRecords } from '@praxiskit/record-model';
import { createToasts } from '@praxiskit/ui-kit';

interface Options {
  session: Session | null;
  locale: Locale;
  consent: Consent;
  /** The queued one, which everything of the page shares. */
  fetch: typeof fetch;
  recovery: Recovery;
}

/** One of each for the life of the document. */
export function createBrowserServices({ session, locale, consent, fetch, recovery }: Options) {
  const onError = (error: unknown) => console.warn(error);
  const records = createLazyRecords(async () => {
    const load = () => import('@praxiskit/record-model/client');
    return (await recovery.loadPart(load)).createRecordClient({ fetch, locale, onError });
  });
  const auth = createBrowserAuthClient({
    ...{ fetch, session, onError, beforeSignOut: records.save },
    development: import.meta.env.DEV,
  });
  // The records of a session end with it.
  auth.subscribe(() => {
    if (auth.getState().session === null) void records.clear();
  });
  return { auth, consent, toasts: createToasts(), records: records.get, unsaved: records };
}
