import { createBrowserAuthClient, type Session } from '@praxiskit/auth-client';
import { type Consent, describeItems } from '@praxiskit/consent-manager';
import type { StartContext } from '@praxiskit/pages/client';
import { createLazyRecordClient } from '@praxiskit/record-model';
import { createToasts } from '@praxiskit/ui-kit';

interface Context extends Pick<StartContext<unknown>, 'page' | 'fetch'> {
  /** Leaving the page would lose edits of a record, or input that is in no record yet. */
  isUnsaved(): boolean;
}

/** One of each for the life of the document. */
export function createBrowserServices(
  session: Session | null,
  consent: Consent,
  { page, fetch, isUnsaved }: Context,
) {
  const { locale } = page.data;
  consent.describe(describeItems(consent.items, locale));
  const onError = (error: unknown) => console.warn(error);
  const id = () => auth.session.get()?.user.data.id ?? null;
  // These requests are no act of the user: they keep no session alive.
  const headers = { 'x-session-check': '1' };
  const user = { id, headers, isUnsaved, onEnd: () => void auth.check(true) };
  const records = createLazyRecordClient({
    fetch,
    locale,
    onError,
    user,
    async more() {
      const { letterMerges, saveAsDraft } = await import('../records/client-options.ts');
      return { saveInstead: saveAsDraft, modifiers: { merges: letterMerges } };
    },
  });
  const auth = createBrowserAuthClient({
    fetch,
    session,
    onError,
    isUnsaved,
    beforeSignOut: records.saveEverywhere,
    development: import.meta.env.DEV,
    userRecord: (id) => `/api/users/${id}`,
    // Records and definitions belong to the user who was shown them.
    onUserChanged: records.clear,
  });
  return { auth, consent, records, isUnsaved, toasts: createToasts() };
}
