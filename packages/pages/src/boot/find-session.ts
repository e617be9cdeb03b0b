import type { Locale } from '../locale/locale.ts';
import type { PayloadAnswer } from '../payload/payload.ts';
import { payloadAddress } from '../payload/payload-address.ts';
import type { Recovery } from '../version/recovery.ts';

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

/** The payload of the shown page, or of its 404; null where the server cannot answer. */
async function readPayload(locale: Locale, fetcher: typeof fetch): Promise<PayloadAnswer | null> {
  try {
    const page = new URL(location.href);
    const answer = await fetcher(payloadAddress(page, { locale, explicitLocale: false }));
    return answer.status < 500 ? ((await answer.json()) as PayloadAnswer) : null;
  } catch {
    return null;
  }
}
