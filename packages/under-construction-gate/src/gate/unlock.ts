export interface UnlockOptions {
  fetch: typeof fetch;
  /** '/api/construction' by default. */
  path?: string;
}

/**
 * Posts the password to the server. Returns true when the server has set its cookie. Rejects where `fetch`
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
 * Asks the server to end this browser's access. Returns true when the server has removed its cookie. Rejects
 * where `fetch` does.
 */
export function createLock({ fetch, path = '/api/construction' }: UnlockOptions) {
  return async function lock() {
    return (await fetch(path, { method: 'DELETE', credentials: 'same-origin' })).ok;
  };
}
