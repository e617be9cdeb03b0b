import { createAuthClient } from './client.ts';
import { browserStorage } from './reload-guard.ts';
import type { AuthClient, AuthClientOptions } from './types.ts';

/**
 * The client of a document: the reload guard's marker is in sessionStorage, navigation is the
 * browser's, and the user's record is loaded from `/api/users/{id}`. What the caller passes is used
 * instead.
 */
export function createBrowserAuthClient(options: AuthClientOptions): AuthClient {
  const { fetch, baseUrl = '' } = options;
  return createAuthClient({
    storage: browserStorage,
    navigate: (url) => location.assign(url),
    reload: () => location.reload(),
    path: () => location.pathname,
    // The user did not cause this request, so the header keeps it from extending the session.
    hasRecord: async (id) =>
      (await fetch(`${baseUrl}/api/users/${id}`, { headers: { 'x-session-check': '1' } }))
        .status !== 404,
    ...options,
    // Leaving the page would abort a response that is still arriving.
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      await response.clone().arrayBuffer();
      return response;
    },
  });
}
