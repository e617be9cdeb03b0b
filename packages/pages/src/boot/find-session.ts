import type { Locale } from '@praxiskit/core';
import type { Recovery } from '../version/recovery.ts';
import { readPayload } from './read-payload.ts';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Asks for the session again, less and less often, if the server could not know the visitor in
 * time. Reloads the page when the session is known. Stops if the visitor is a guest.
 */
export async function findSession(
  locale: Locale,
  fetcher: typeof fetch,
  recovery: Pick<Recovery, 'renew'>,
): Promise<void> {
  let wait = FIRST_WAIT_MS;
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    wait = Math.min(2 * wait, LONGEST_WAIT_MS);
    const answer = await readPayload(locale, fetcher);
    const isGuest = answer && !answer.personal && answer.redirect === undefined;
    if (isGuest) return;
    const isKnown = answer && (answer.personal?.session || answer.redirect !== undefined);
    if (isKnown && recovery.renew()) return;
  }
}
