import { data } from 'react-router';
import type { PageData, PageState } from '../document/page-data.ts';
import type { Payload } from '../payloads/payload.ts';
import { rootId } from '../routing/tree.tsx';
import type { Site } from '../site/site.ts';
import { routeAt } from './preload.ts';

/** `{path}/_payload.json` of a page, in the language that the shown one was asked for. */
export function payloadAddress(
  page: URL,
  site: Pick<Site, 'explicitLocale' | 'locale'> | null,
): string {
  const search = new URLSearchParams(page.search);
  if (site?.explicitLocale) search.set('lang', site.locale);
  const query = search.toString();
  return `${page.pathname.replace(/\/$/, '')}/_payload.json${query ? `?${query}` : ''}`;
}

export async function loadPayload(
  page: URL,
  site: Pick<Site, 'explicitLocale' | 'locale'> | null,
  fetcher: typeof fetch,
): Promise<Payload> {
  const answer = await fetcher(payloadAddress(page, site), {
    headers: { accept: 'application/json', ...(site ? { 'accept-language': site.locale } : {}) },
  });
  if (!answer.ok) throw data('', { status: answer.status });
  return (await answer.json()) as Payload;
}

/** What the shown page was drawn from, fetched now that somebody needs it. */
export async function loadState(
  page: URL,
  shown: PageData,
  fetcher: typeof fetch,
): Promise<{ state: PageState; isShown: boolean }> {
  if (shown.state) return { state: shown.state, isShown: true };
  const isExplicit = page.searchParams.has('lang');
  const { site, tag, ...payload } = await loadPayload(
    page,
    { explicitLocale: isExplicit, locale: shown.locale },
    fetcher,
  );
  const route = routeAt(page.pathname);
  if (!route || !site) {
    // Another answer than a page's: the document itself knows what to do with it.
    location.assign(payload.redirect ?? page.href);
    return new Promise(() => undefined);
  }
  return {
    state: { loaderData: { [rootId]: site, [route.id]: payload }, errors: null },
    isShown: tag === shown.tag,
  };
}
