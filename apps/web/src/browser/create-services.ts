import { createBrowserAuthClient, type Session } from '@praxiskit/auth-client';
import type { Consent } from '@praxiskit/consent-manager';
import type { Locale } from '@praxiskit/pages';
import type { RecordClient } from '@praxiskit/record-model/client';
import { createToasts } from '@praxiskit/ui-kit';

interface ServiceOptions {
  session: Session | null;
  locale: Locale;
  consent: Consent;
  /** The queued one, which everything of the page shares. */
  fetch: typeof fetch;
}

/** One of each for the life of the document. */
export function createBrowserServices(options: ServiceOptions) {
  const { session, locale, consent, fetch } = options;
  const onError = (error: unknown) => console.warn(error);
  let records: Promise<RecordClient> | null = null;
  /** Null where none could be loaded: it has nothing to send, and nothing to forget. */
  const loaded = async () => records?.catch(() => null);
  const auth = createBrowserAuthClient({
    ...{ fetch, session, onError },
    development: import.meta.env.DEV,
    beforeSignOut: async () => (await loaded())?.flush(),
  });
  // The records of a session end with it.
  auth.subscribe(() => {
    if (auth.getState().session === null) void loaded().then((client) => client?.clear());
  });
  return {
    ...{ auth, consent, toasts: createToasts() },
    /** Loaded when the first page asks for records; after a failure, again with the next one. */
    records(): Promise<RecordClient> {
      records ??= import('@praxiskit/record-model/client').then(({ createRecordClient }) =>
        createRecordClient({ fetch, locale, onError }),
      );
      records.catch(() => (records = null));
      return records;
    },
  };
}
