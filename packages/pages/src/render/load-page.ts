import type { Locale } from '@praxiskit/core';
import { dayIn } from '@praxiskit/core';
import { ownPath } from '../addresses/addresses.ts';
import type { PublicConfig } from '../config/public-config.ts';
import type { PageError, PageState } from '../document/page-data.ts';
import type { PagePictures } from '../head/pictures.ts';
import type { PageSession } from '../page-session.ts';
import type { Payload, Site } from '../payload/payload.ts';
import type { RegisteredSession } from '../register.ts';
import { decideVisit, inLanguageOf } from '../routes/guards.ts';
import type { RouteMatch } from '../routes/route-table.ts';
import type { Words } from '../words/words.ts';
import type { SiteServer } from './site-server.ts';

/** One request for a page, with everything that the rendering may depend on. */
export interface PageRequest<Data> {
  /** The page's own address, on the configured origin. */
  url: URL;
  /** Null for an unknown address. */
  match: RouteMatch | null;
  locale: Locale;
  /** The language came from `?lang`. */
  explicitLocale: boolean;
  session: PageSession | null;
  config: PublicConfig;
  isLocked: boolean;
  /** The page shows unpublished content: nothing of it is stored. */
  isPreview?: boolean;
  data: Data;
  /** The data around every page; see `SiteServer.facts`. */
  facts(): Promise<object>;
}

export type LoadedPage =
  | { kind: 'redirect'; to: string }
  | {
      kind: 'page';
      match: RouteMatch | null;
      state: PageState;
      status: number;
      structured: readonly object[];
      pictures: PagePictures;
    };

export interface Loading<Facts extends object, Data> {
  server: SiteServer<Facts, Data>;
  texts(locale: Locale, words: Words): (key: string, values?: Record<string, unknown>) => string;
  /** 404, 503 or 500 for an error of a payload function. */
  statusOf(error: unknown): number;
  /** Called with errors that become a page of status 500 or 503. */
  report(error: unknown): void;
}

interface LoadedContent {
  payload: Payload;
  structured: readonly object[];
  pictures: PagePictures;
}

type Errors = Pick<Loading<object, unknown>, 'statusOf' | 'report'>;

/** Evaluates the guards, then loads the page's content and the data around it in parallel. */
export async function loadPage<Facts extends object, Data>(
  request: PageRequest<Data>,
  loading: Loading<Facts, Data>,
): Promise<LoadedPage> {
  const { match } = request;
  const { routes } = loading.server.definition;
  const decision = decideVisit(match?.route ?? null, {
    session: request.session,
    url: request.url,
    params: match?.params ?? {},
    guestRedirect: request.config.guest_redirect,
    paths: routes.paths,
  });
  if (decision.kind === 'redirect') return decision;

  const around = loadSite(request);
  const [site, content] = await Promise.allSettled([
    around,
    decision.kind === 'enter' && match ? loadPayload(request, match, loading, around) : null,
  ]);
  const loaded = content.status === 'fulfilled' ? content.value : null;
  if (loaded && 'redirect' in loaded) return { kind: 'redirect', to: loaded.redirect };
  const missing: PageError | null =
    decision.kind === 'missing' ? { status: 404, message: decision.message } : null;
  const error = siteError(site, loading) ?? contentError(content, loading) ?? missing;
  return {
    kind: 'page',
    match: error ? null : match,
    status: error?.status ?? 200,
    state: {
      site: site.status === 'fulfilled' ? site.value : null,
      payload: (error === null && loaded?.payload) || null,
      error,
    },
    structured: (error === null && loaded?.structured) || [],
    pictures: (error === null && loaded?.pictures) || {},
  };
}

async function loadSite<Data>(request: PageRequest<Data>): Promise<Site> {
  const { config, session, locale, explicitLocale, isPreview } = request;
  const preview = isPreview ? { isPreview } : {};
  return { ...(await request.facts()), config, session, locale, explicitLocale, ...preview };
}

/** Runs a route's payload function, and names the page by its texts if the data does not. */
async function loadPayload<Facts extends object, Data>(
  request: PageRequest<Data>,
  { route, params }: RouteMatch,
  { server, texts }: Loading<Facts, Data>,
  around: Promise<Site>,
): Promise<LoadedContent | { redirect: string }> {
  // Without the data around it the page fails anyway, but its content is still read.
  const { words = {} } = await around.catch((): Partial<Site> => ({}));
  const t = texts(request.locale, words);
  const load = server.payloads[route.id];
  // The app's port returns sessions in the type that the app has registered. A remembered page has
  // none: its audience's session is no visitor's.
  const session = route.memory ? null : (request.session as RegisteredSession | null);
  const content = load
    ? await load({ ...request, today: dayIn(Date.now()), session, params, words, t })
    : { data: null };
  if (content.redirect !== undefined) {
    const to = ownPath(content.redirect, request.url.origin) ?? '/';
    return { redirect: inLanguageOf(request.url, to) };
  }
  const key = `pages.${route.texts ?? route.id}`;
  const payload: Payload = {
    title: content.title ?? t(`${key}.title`),
    description: content.description ?? t(`${key}.description`),
    data: content.data,
    locale: request.locale,
  };
  const { structured = [], pictures = {} } = content;
  return { payload, structured, pictures };
}

/**
 * The data around a page exist for every visitor: if they are missing it is a failure, never a 404.
 */
function siteError(site: PromiseSettledResult<unknown>, loading: Errors): PageError | null {
  const error = contentError(site, loading);
  return error && { ...error, status: error.status === 503 ? 503 : 500 };
}

function contentError(
  result: PromiseSettledResult<unknown>,
  { statusOf, report }: Errors,
): PageError | null {
  if (result.status === 'fulfilled') return null;
  const status = statusOf(result.reason);
  if (status >= 500) report(result.reason);
  return { status, message: '' };
}

/**
 * The page's status for an error, by its `statusCode`: 401, 403 and 404 become 404, because a page
 * that a visitor may not see does not exist for them; 503 stays; all others become 500.
 */
export function pageStatusOf(error: unknown): 404 | 500 | 503 {
  const { statusCode } = (error ?? {}) as { statusCode?: unknown };
  if (statusCode === 401 || statusCode === 403 || statusCode === 404) return 404;
  return statusCode === 503 ? 503 : 500;
}
