import type { Locale } from '@praxiskit/core';
import type { Recovery } from '../version/recovery.ts';
import { readPayload } from './read-payload.ts';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Asks again, less and less often, for the session of a visitor whom the server could not know in time,
 * and loads the page anew once it does. Ends, too, where the visitor turns out to be a guest.
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
