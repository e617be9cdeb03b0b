import { createBrowserAuthClient, type Session } from '@praxiskit/auth-client';
import type { Consent } from '@praxiskit/consent-manager';
import type { Locale } from '@praxiskit/pages';
import { createLazyRecordClient } from '@praxiskit/record-model';
import { createToasts } from '@praxiskit/ui-kit';

interface ServiceOptions {
  session: Session | null;
  locale: Locale;
  consent: Consent;
  /** The queued one, which everything of the page shares. */
  fetch: typeof fetch;
}

/** One of each for the life of the document. */
export function createBrowserServices({ session, locale, consent, fetch }: ServiceOptions) {
  const onError = (error: unknown) => console.warn(error);
  const records = createLazyRecordClient({ fetch, locale, onError });
  const auth = createBrowserAuthClient({
    ...{ fetch, session, onError },
    development: import.meta.env.DEV,
    userRecord: (id) => `/api/users/${id}`,
    beforeSignOut: records.flush,
    // The records of a session end with it.
    onEnded: () => void records.clear(),
  });
  return { auth, consent, records, toasts: createToasts() };
}
