/** Where the server half is. */
export interface UnlockOptions {
  fetch: typeof fetch;
  /** '/api/construction' by default. */
  path?: string;
}

/**
 * Posts the password to the server half; true when it has set its cookie. Rejects where `fetch`
 * does.
 */
export function createUnlock({ fetch, path = '/api/construction' }: UnlockOptions) {
  return async function unlock(password: string) {
    const answer = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password }),
    });
    return answer.ok;
  };
}

/**
 * Asks the server half to end this browser's access; true when it has removed its cookie. Rejects
 * where `fetch` does.
 */
export function createLock({ fetch, path = '/api/construction' }: UnlockOptions) {
  return async function lock() {
    return (await fetch(path, { method: 'DELETE', credentials: 'same-origin' })).ok;
  };
}
