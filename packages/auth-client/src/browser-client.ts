import { createAuthClient } from './client.ts';
import { createReloadGuard } from './reload-guard.ts';
import type { AuthClient, AuthClientOptions } from './types.ts';

/**
 * The BroadcastChannel by which tabs say that their user has changed: its message is the user's id, '' for
 * a guest, and for a user whose session is over while edits are unsaved.
 */
export const userChannel = 'auth-user';

/** The options of the client, and what only a document has. */
export interface BrowserAuthClientOptions extends AuthClientOptions {
  /**
   * The address of the user's own record, which the session check loads too [R6.5]. Without it the
   * session check asks for the session alone.
   */
  readonly userRecord?: (id: string) => string;
  /**
   * Called when another user begins: after signing in or out, or when a check has found it so. The page
   * is left, or loaded anew, once what it returns is done, or after 2 s.
   */
  onUserChanged?(change: UserChange): unknown;
}

/** How the former user has gone. */
export interface UserChange {
  /** The server knows no session any more; here nobody has signed out, and nobody else is signed in. */
  readonly isExpired: boolean;
}

const longestWaitMs = 2000;

/**
 * The client of a document: the reload guard's marker is in sessionStorage, and navigation is the
 * browser's. What the caller passes is used instead. Without `session` it asks the server at once who
 * is signed in. Signing in or out in one tab is followed by the others.
 */
export function createBrowserAuthClient(options: BrowserAuthClientOptions): AuthClient {
  const { fetch, baseUrl = '', userRecord } = options;
  const guard = createReloadGuard();
  /** What the last change of the user still has to do before the page is left. */
  let changing: Promise<unknown> = Promise.resolve();
  const afterChange = (leave: () => void) => {
    const longest = new Promise((resolve) => setTimeout(resolve, longestWaitMs));
    void Promise.race([changing, longest]).then(leave);
  };
  // What is posted may end the session, and the record would be refused: beside it nothing is read.
  let posting = 0;
  let reading = new AbortController();
  const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel(userChannel) : null;
  /** Once for each session: others who have unsaved edits say it, too, and would be answered for ever. */
  let isEndTold = false;
  async function hasRecord(id: string): Promise<boolean> {
    // Before a new password is chosen, no record may be read.
    const { password_change } = client.getState().session?.user.data ?? {};
    if (!userRecord || password_change === true || posting > 0) return true;
    reading = new AbortController();
    const { signal } = reading;
    // The user did not cause this request, so the header keeps it from extending the session.
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
      if (!isEndTold) tabs?.postMessage('');
      isEndTold = true;
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
    isEndTold = false;
    // While the server is asked nobody knows yet.
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
    if (data === user) isEndTold = false;
    // Another tab has signed in or out: the server says whether it is so for this one. Who is signed in there stays so,
    // also where it was told of as a sign-out: by another page of the former user, or before somebody has signed in.
    else void (user === '' ? client.refresh() : client.check(true));
  });
  // Who has signed in by a link, or without scripts, tells nobody of it but by the page that follows.
  if (user !== '') tabs?.postMessage(user);
  // Nobody has said who is signed in: a page that no server has rendered asks.
  if (options.session === undefined) void client.refresh();
  return client;
}
