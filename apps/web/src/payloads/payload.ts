import type { Locale, PageRequest } from '../contract.ts';
import type { Site } from '../site/site.ts';

/** A page's content as data: what its HTML is made from, and what `{path}/_payload.json` carries. */
export interface Payload<Data = unknown> {
  title: string;
  description: string;
  data: Data;
  locale: Locale;
  /** Only in an answer to the browser: go there instead. */
  redirect?: string;
  /** Only in an answer to the browser, for pages that carry no state of their own: what they stand in. */
  site?: Site;
  /** With `site`: names the content, as the page does. */
  tag?: string;
}

/** What a payload function may use. */
export interface PayloadContext {
  request: PageRequest;
  params: Readonly<Record<string, string | undefined>>;
  /** GET of the API's JSON in the page's language; throws `ApiFailure`. */
  api<T>(path: string): Promise<T>;
  t(key: string, values?: Record<string, unknown>): string;
}

/** A payload function returns the page's data, and may name the page better than its route does. */
export interface PageContent<Data = unknown> {
  data: Data;
  title?: string;
  description?: string;
}

export type PayloadFunction<Data = unknown> = (
  context: PayloadContext,
) => Promise<PageContent<Data>>;
