import type { createReveal } from '@praxiskit/animations';
import { createAuthClient } from '@praxiskit/auth-client';
import type { Consent } from '@praxiskit/consent-manager';
import type { RecordClient } from '@praxiskit/record-model/client';
import { createToasts } from '@praxiskit/ui-kit';
import type { PageData } from '../document/page-data.ts';
import type { BrowserServices } from '../site/services.ts';
import type { Site } from '../site/site.ts';
import { chooseLocale } from './locale.ts';
import { preloadRoute } from './preload.ts';

interface ServiceOptions {
  data: PageData;
  site: Site | null;
  consent: Consent;
  reveal: ReturnType<typeof createReveal>;
  fetch: typeof fetch;
  onHydrated(): void;
}

/** One of each for the life of the document, all over the same queued `fetch`. */
export function createBrowserServices(options: ServiceOptions): BrowserServices {
  const { data, site, consent, reveal, onHydrated } = options;
  let records: Promise<RecordClient> | null = null;
  const auth = createAuthClient({
    // An answer counts once all of it is here: whoever leaves the page before would cut it off.
    fetch: async (input, init) => {
      const answer = await options.fetch(input, init);
      await answer.clone().arrayBuffer();
      return answer;
    },
    session: site?.session ?? null,
    storage: sessionStorage,
    navigate: (url) => location.assign(url),
    reload: () => location.reload(),
    path: () => location.pathname,
    development: import.meta.env.DEV,
    // Not the user's doing, so it must not keep the session alive.
    hasRecord: async (id) => {
      const headers = { 'x-session-check': '1' };
      return (await options.fetch(`/api/users/${id}`, { headers })).status !== 404;
    },
    beforeSignOut: async () => (await records)?.flush(),
    onError: (error) => console.warn(error),
  });
  // What belongs to who was signed in ends with them.
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
          locale: data.locale,
          onError: (error) => console.warn(error),
        }),
      );
      return records;
    },
    preload: (href) => void preloadRoute(new URL(href, location.href).pathname),
    chooseLocale,
    onHydrated,
    onNavigated() {
      reveal.refresh();
      auth.checkAfterNavigation();
    },
  };
}
