import type { Locale, PageRequest } from '../contract.ts';
import { ApiFailure } from './api-failure.ts';

export type ApiGet = <T>(path: string) => Promise<T>;

/** GET of the API's JSON as the page's caller, in the page's language. */
export function createApiGet(request: Pick<PageRequest, 'fetch' | 'locale'>): ApiGet {
  return async <T>(path: string): Promise<T> => {
    const response = await request.fetch(path, { headers: { 'accept-language': request.locale } });
    const body: unknown = await response.json().catch(() => null);
    if (response.ok) return body as T;
    const code =
      typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : 'UNKNOWN';
    throw new ApiFailure(response.status, code, path);
  };
}

/** The address of a list, with its filter, order and neighbours. */
export function listPath(
  view: string,
  query: { filter?: unknown; sort?: string; include?: string; limit?: number } = {},
): string {
  const parameters = new URLSearchParams();
  if (query.filter !== undefined) parameters.set('filter', JSON.stringify(query.filter));
  if (query.sort) parameters.set('sort', query.sort);
  if (query.include) parameters.set('include', query.include);
  if (query.limit !== undefined) parameters.set('limit', String(query.limit));
  const text = parameters.toString();
  return `/api/${view}/${text ? `?${text}` : ''}`;
}

/** A record's text in the page's language, from its pair of columns. */
export function localized<Key extends string>(
  record: { readonly [K in `${Key}_${Locale}`]: string | null },
  key: Key,
  locale: Locale,
): string {
  return record[`${key}_${locale}`] || record[`${key}_de`] || '';
}
