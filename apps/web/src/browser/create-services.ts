import { createAuthClient, type Session } from '@praxiskit/auth-client';
import type { Consent } from '@praxiskit/consent-manager';
import type { Locale } from '@praxiskit/pages';
import type { RecordClient } from '@praxiskit/record-model/client';
import { createToasts } from '@praxiskit/ui-kit';
import type { BrowserServices } from '../services/services.ts';

interface ServiceOptions {
  session: Session | null;
  locale: Locale;
  consent: Consent;
  /** The queued one, which everything of the page shares. */
  fetch: typeof fetch;
}

/** One of each for the life of the document. */
export function createBrowserServices(options: ServiceOptions): BrowserServices {
  const { locale, consent } = options;
  let records: Promise<RecordClient> | null = null;
  const auth = createAuthClient({
    // An answer counts once all of it is here: leaving the page before would cut it off.
    fetch: async (input, init) => {
      const answer = await options.fetch(input, init);
      await answer.clone().arrayBuffer();
      return answer;
    },
    session: options.session,
    storage: sessionStorage,
    navigate: (url) => location.assign(url),
    reload: () => location.reload(),
    path: () => location.pathname,
    development: import.meta.env.DEV,
    // Not caused by the user, so it must not keep the session alive.
    hasRecord: async (id) => {
      const headers = { 'x-session-check': '1' };
      return (await options.fetch(`/api/users/${id}`, { headers })).status !== 404;
    },
    beforeSignOut: async () => (await records)?.flush(),
    onError: (error) => console.warn(error),
  });
  // The records of a session end with it.
  auth.subscribe(() => {
    if (auth.getState().session === null) void records?.then((client) => client.clear());
  });
  return {
    auth,
    consent,
    toasts: createToasts(),
    records() {
      records ??= import('@praxiskit/record-model/client').then(({ createRecordClient }) =>
        createRecordClient({
          fetch: options.fetch,
          locale,
          onError: (error) => console.warn(error),
        }),
      );
      return records;
    },
  };
}
