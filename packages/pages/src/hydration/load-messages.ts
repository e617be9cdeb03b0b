import type { Locale } from '@praxiskit/core';

/** Bypasses every cache: the browser's, proxies' and the server's. */
const fresh: RequestInit = { cache: 'no-store', headers: { 'cache-control': 'no-cache' } };

/**
 * The texts of the page's language. A failure is a warning [R8.14].
 *
 * @param isFresh bypasses caches, for texts that change while the site runs
 * @throws where they cannot be loaded: the page that the server rendered is better than one of keys
 */
export async function loadMessages(
  locale: Locale,
  fetcher: typeof fetch,
  isFresh = false,
): Promise<Record<string, unknown>> {
  try {
    const answer = await fetcher(`/_i18n/${locale}/messages.json`, isFresh ? fresh : {});
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return (await answer.json()) as Record<string, unknown>;
  } catch (cause) {
    console.warn('The messages could not be loaded', cause);
    throw cause;
  }
}
