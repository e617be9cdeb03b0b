import type { Locale } from '@praxiskit/core';
import { isGate } from '../payload/is-gate.ts';
import type { PayloadAnswer } from '../payload/payload.ts';
import { payloadAddress } from '../payload/payload-address.ts';

/**
 * The payload of the shown page, or of its 404; null if the server cannot answer. A closed
 * construction gate redirects to the shown address, whose document it is.
 */
export async function readPayload(
  locale: Locale,
  fetcher: typeof fetch,
): Promise<Partial<PayloadAnswer> | null> {
  try {
    const page = new URL(location.href);
    const answer = await fetcher(payloadAddress(page, { locale, explicitLocale: false }));
    if (isGate(answer.status, answer.headers)) return { redirect: page.href };
    return answer.status < 500 ? ((await answer.json()) as PayloadAnswer) : null;
  } catch {
    return null;
  }
}
