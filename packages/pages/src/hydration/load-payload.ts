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
 * What the shown page was rendered from: inlined, or fetched now that React starts. Where the construction
 * gate has closed meanwhile the document is loaded anew, which shows it.
 *
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
  // As the server reads it: one value, and one that is a language.
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
  // Without it this is not a page's answer: the document itself knows what to do with it.
  if (!site) return leaveFor(redirect ?? page.href);
  const state = { site, payload, error: null };
  return { state, personal: own ?? null, isShown: tag === shown.tag };
}

/**
 * The payload for a navigation inside the document. The document is left for the construction gate, and
 * where the session is another one. A busy server's 503 is a load that failed: what the page has in memory
 * stays, unsaved edits too.
 *
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
    // The guards have let the visitor pass here: page and server know of different sessions.
    throw redirectDocument(redirect);
  } catch (error) {
    if (isGateError(error)) throw redirectDocument(`${page.pathname}${page.search}${page.hash}`);
    // No connection is no fault of the site's.
    throw error instanceof TypeError ? data('', { status: 503 }) : error;
  }
}

function isGateError(error: unknown): boolean {
  const { init } = Object(error) as { init?: ResponseInit | null };
  return isGate(init?.status, new Headers(init?.headers));
}
