import { createAuthClient } from './client.ts';
import { createReloadGuard } from './reload-guard.ts';
import type { AuthClient, AuthClientOptions } from './types.ts';

/**
 * The BroadcastChannel on which tabs announce a change of their user. The message is the user's id; '' for a
 * guest, and for a user whose session ended while edits are unsaved.
 */
export const userChannel = 'auth-user';

export interface BrowserAuthClientOptions extends AuthClientOptions {
  /**
   * The address of the user's own record, which the session check loads too [R6.5]. Without it the check
   * requests the session alone.
   */
  readonly userRecord?: (id: string) => string;
  /**
   * Called when the user changes: after signing in or out, or when a check finds another user. The page is
   * left or reloaded as soon as the returned promise settles, at the latest after 2 s.
   */
  onUserChanged?(change: UserChange): unknown;
}

/** How the session of the former user ended. */
export interface UserChange {
  /** The session ended on the server: the user did not sign out here, and no other user is signed in. */
  readonly isExpired: boolean;
}

const longestWaitMs = 2000;

/**
 * The client of a browser page. It stores the reload guard's marker in sessionStorage and navigates by
 * `location`; the caller's options replace each of these. Without `session` it asks the server at once who is
 * signed in. The other tabs follow a sign-in and a sign-out.
 */
export function createBrowserAuthClient(options: BrowserAuthClientOptions): AuthClient {
  const { fetch, baseUrl = '', userRecord } = options;
  const guard = createReloadGuard();
  /** The last call of `onUserChanged`, which is awaited before the page is left. */
  let changing: Promise<unknown> = Promise.resolve();
  const afterChange = (leave: () => void) => {
    const longest = new Promise((resolve) => setTimeout(resolve, longestWaitMs));
    void Promise.race([changing, longest]).then(leave);
  };
  // A POST may end the session, and reading the record would then be refused: no record is read meanwhile.
  let posting = 0;
  let reading = new AbortController();
  const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel(userChannel) : null;
  /**
   * Announced once for each session. Without this, two tabs with unsaved edits would answer each other for
   * ever.
   */
  let isEndAnnounced = false;
  async function hasRecord(id: string): Promise<boolean> {
    // Before a new password is chosen, no record may be read.
    const { password_change } = client.getState().session?.user.data ?? {};
    if (!userRecord || password_change === true || posting > 0) return true;
    reading = new AbortController();
    const { signal } = reading;
    // The user did not cause this request, so it must not extend the session.
    const headers = { 'x-session-check': '1' };
    try {
      return (await fetch(baseUrl + userRecord(id), { headers, signal })).status !== 404;
    } catch (error) {
      if (signal.aborted) return true;
      throw error;
    }
  }
  const client = createAuthClient({
    navigate: (url) => afterChange(() => location.assign(url)),
    reload: () => afterChange(() => guard.allow(location.pathname) && location.reload()),
    hasRecord,
    ...options,
    onKept() {
      options.onKept?.();
      if (!isEndAnnounced) tabs?.postMessage('');
      isEndAnnounced = true;
    },
    // Leaving the page would abort a response that is still arriving.
    fetch: async (input, init) => {
      const isPost = init?.method === 'POST';
      posting += Number(isPost);
      if (isPost) reading.abort();
      try {
        const response = await fetch(input, init);
        await response.clone().arrayBuffer();
        return response;
      } finally {
        posting -= Number(isPost);
      }
    },
  });
  const userOf = () => client.getState().session?.user.data.id ?? '';
  let user = userOf();
  client.subscribe(() => {
    isEndAnnounced = false;
    // Unknown until the server has answered.
    if (client.getState().status === 'loading' || userOf() === user) return;
    user = userOf();
    const { error } = client.getState();
    const isExpired = user === '' && error?.code === 'NO_SESSION';
    changing = Promise.resolve(options.onUserChanged?.({ isExpired })).catch((thrown: unknown) =>
      options.onError?.(thrown),
    );
    tabs?.postMessage(user);
  });
  tabs?.addEventListener('message', ({ data }) => {
    if (data === user) isEndAnnounced = false;
    // Another tab has signed in or out. The server says whether this tab is affected. A user who is signed in
    // on the server stays signed in, even if the message says signed out: it may come from a page of the
    // former user, or be older than the sign-in.
    else void (user === '' ? client.refresh() : client.check(true));
  });
  // A sign-in by link or without scripts is announced by the page that follows it.
  if (user !== '') tabs?.postMessage(user);
  if (options.session === undefined) void client.refresh();
  return client;
}
