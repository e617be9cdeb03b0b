import { data } from 'react-router';
import type { PageData, PageState } from '../document/page-data.ts';
import type { PayloadAnswer, Personal, SiteFrame } from '../payload/payload.ts';

type Language = Pick<SiteFrame, 'explicitLocale' | 'locale'>;

/** `{path}/_payload.json` of a page, in the language that the shown one was asked for. */
export function payloadAddress(page: URL, language: Language | null): string {
  const search = new URLSearchParams(page.search);
  if (language?.explicitLocale) search.set('lang', language.locale);
  const query = search.toString();
  return `${page.pathname.replace(/\/$/, '')}/_payload.json${query ? `?${query}` : ''}`;
}

/** @throws a route error of the router with the answer's status */
export async function loadPayload(
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
  if (!answer.ok) throw data('', { status: answer.status });
  return (await answer.json()) as PayloadAnswer;
}

export interface LoadedState {
  state: PageState;
  personal: Personal | null;
  /** The shown markup was rendered from this state. */
  isShown: boolean;
}

/** What the shown page was rendered from: inlined, or fetched now that React starts. */
export async function loadState(
  shown: PageData,
  personal: Personal | null,
  fetcher: typeof fetch,
): Promise<LoadedState> {
  if (shown.state) return { state: shown.state, personal, isShown: true };
  const page = new URL(location.href);
  const language = { explicitLocale: page.searchParams.has('lang'), locale: shown.locale };
  const {
    site,
    tag,
    personal: own,
    redirect,
    ...payload
  } = await loadPayload(page, language, fetcher);
  if (!site) {
    // Not a page's answer: the document itself knows what to do with it.
    location.assign(redirect ?? page.href);
    return new Promise(() => undefined);
  }
  const state = { site, payload, error: null };
  return { state, personal: own ?? null, isShown: tag === shown.tag };
}
