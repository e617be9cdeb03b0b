import { isLocale, type Locale, locales } from '@praxiskit/core';
import { data, redirectDocument } from 'react-router';
import type { PageData, PageState } from '../document/page-data.ts';
import { isGate } from '../payload/is-gate.ts';
import type { Payload, PayloadAnswer, Personal } from '../payload/payload.ts';
import { type Language, payloadAddress } from '../payload/payload-address.ts';
import type { Recovery } from '../version/recovery.ts';
import { leaveFor } from './document-navigation.ts';

/** @throws a route error of the router with the answer's status */
async function loadPayload(
  page: URL,
  language: Language | null,
  fetcher: typeof fetch,
): Promise<PayloadAnswer> {
  const answer = await fetcher(payloadAddress(page, language), {
    headers: {
      accept: 'application/json',
      ...(language ? { 'accept-language': language.locale } : {}),
    },
  });
  if (!answer.ok) throw data('', { status: answer.status, headers: answer.headers });
  return (await answer.json()) as PayloadAnswer;
}

export interface LoadedState {
  state: PageState;
  personal: Personal | null;
  /** The shown markup was rendered from this state. */
  isShown: boolean;
}

/**
 * The state of the shown page: inlined, or fetched when React starts. If the construction gate has
 * closed meanwhile, the document is reloaded and shows it.
 * @throws a route error of the router with the answer's status
 */
export async function loadState(
  shown: PageData,
  personal: Personal | null,
  fetcher: typeof fetch,
  { renew }: Pick<Recovery, 'renew'>,
  offered: readonly Locale[] = locales,
): Promise<LoadedState> {
  if (shown.state) return { state: shown.state, personal, isShown: true };
  const page = new URL(location.href);
  // Read as on the server: one value, and a known language.
  const [asked, ...more] = page.searchParams.getAll('lang');
  const explicitLocale = isLocale(asked) && offered.includes(asked) && more.length === 0;
  const language = { explicitLocale, locale: shown.locale };
  const {
    site,
    tag,
    personal: own,
    redirect,
    ...payload
  } = await loadPayload(page, language, fetcher).catch((error: unknown) => {
    if (isGateError(error) && renew()) return new Promise<never>(() => undefined);
    throw error;
  });
  // Without it this is not a page's answer: the document is loaded instead.
  if (!site) return leaveFor(redirect ?? page.href);
  const state = { site, payload, error: null };
  return { state, personal: own ?? null, isShown: tag === shown.tag };
}

/**
 * The payload for a navigation inside the document. The document is left for the construction gate,
 * and if the session has changed. A busy server's 503 is a failed load: the page keeps its memory,
 * and unsaved edits too.
 * @throws a redirect of the router to a document, or a route error with the answer's status
 */
export async function navigationPayload(
  page: URL,
  language: Language | null,
  fetcher: typeof fetch,
): Promise<Payload> {
  try {
    const { redirect, ...payload } = await loadPayload(page, language, fetcher);
    if (redirect === undefined) return payload;
    // The guards allowed the visit here: page and server have different sessions.
    throw redirectDocument(redirect);
  } catch (error) {
    if (isGateError(error)) throw redirectDocument(`${page.pathname}${page.search}${page.hash}`);
    // A missing connection is no error of the site.
    throw error instanceof TypeError ? data('', { status: 503 }) : error;
  }
}

function isGateError(error: unknown): boolean {
  const { init } = Object(error) as { init?: ResponseInit | null };
  return isGate(init?.status, new Headers(init?.headers));
}
