import { createAuthClient } from './client.ts';
import { browserStorage } from './reload-guard.ts';
import type { AuthClient, AuthClientOptions } from './types.ts';

export interface BrowserAuthClientOptions extends AuthClientOptions {
  /**
   * The address of the user's own record, which the session check loads too [R6.5]. Without it the
   * session check asks for the session alone.
   */
  readonly userRecord?: (id: string) => string;
  /** Called when the session has ended, here, in another tab, or on the server. */
  onEnded?(): void;
}

/**
 * The client of a document: the reload guard's marker is in sessionStorage, and navigation is the
 * browser's. What the caller passes is used instead.
 */
export function createBrowserAuthClient(options: BrowserAuthClientOptions): AuthClient {
  const { fetch, baseUrl = '', userRecord } = options;
  const client = createAuthClient({
    storage: browserStorage,
    navigate: (url) => location.assign(url),
    reload: () => location.reload(),
    path: () => location.pathname,
    // The user did not cause this request, so the header keeps it from extending the session.
    hasRecord: async (id) =>
      !userRecord ||
      (await fetch(baseUrl + userRecord(id), { headers: { 'x-session-check': '1' } })).status !==
        404,
    ...options,
    // Leaving the page would abort a response that is still arriving.
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      await response.clone().arrayBuffer();
      return response;
    },
  });
  const { onEnded } = options;
  if (onEnded) {
    let isSignedIn = client.getState().session !== null;
    client.subscribe(() => {
      const wasSignedIn = isSignedIn;
      isSignedIn = client.getState().session !== null;
      if (wasSignedIn && !isSignedIn) onEnded();
    });
  }
  return client;
}
