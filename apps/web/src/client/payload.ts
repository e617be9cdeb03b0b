import { data } from 'react-router';
import type { Payload } from '../payloads/payload.ts';
import type { Site } from '../site/site.ts';

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
  site: Site | null,
  fetcher: typeof fetch,
): Promise<Payload> {
  const answer = await fetcher(payloadAddress(page, site), {
    headers: { accept: 'application/json', ...(site ? { 'accept-language': site.locale } : {}) },
  });
  if (!answer.ok) throw data('', { status: answer.status });
  return (await answer.json()) as Payload;
}
