import type { Locale } from '@praxiskit/core';
import type { PublicConfig } from '../config/public-config.ts';
import type { MaybePromise } from '../memory/in-time.ts';
import { createMemory, type Memory, type MemoryOptions } from '../memory/memory.ts';
import { type StoredPage, storePage } from '../memory/stored-page.ts';
import type { PageSession } from '../page-session.ts';
import type { LoadedPage, PageRequest } from '../render/load-page.ts';
import type { ErrorPorts, SiteApp } from '../render/site-app.tsx';
import type { RouteMatch } from '../routes/route-table.ts';
import { audienceKey } from './audience.ts';

/**
 * A page that is the same for an audience. Without a match it is the page of every unknown address.
 */
export interface SharedPage<Data> {
  site: SiteApp<Data>;
  match: RouteMatch | null;
  isPayload: boolean;
  locale: Locale;
  isExplicit: boolean;
  isLocked: boolean;
  audience: PageSession | null;
}

/** Pages and payloads since the start, without redirects. */
export interface PageCounts {
  fromMemory: number;
  /**
   * Rendered, for one visitor or for the memory; a page that could not be loaded in time does not
   * count.
   */
  rendered: number;
}

/** Pages that are loaded once per content revision, and rendered once for each audience. */
export interface SharedPages<Data> {
  readonly counts: PageCounts;
  /** The page if it is certainly current; undefined if something has to be read first. */
  fresh(page: SharedPage<Data>): StoredPage | undefined;
  /**
   * The newest page that is available until `until`, in ms of performance.now().
   *
   * @throws as `Memory.get`
   */
  get(page: SharedPage<Data>, errors: ErrorPorts, until: number): Promise<StoredPage>;
}

export interface SharedPagesOptions<Data> extends Pick<MemoryOptions<unknown>, 'revision'> {
  patienceMs: number;
  origin: URL;
  config: PublicConfig;
  /** Reads as a guest. */
  data(locale: Locale): Data;
}

/** Data that was loaded once, and its HTML and payload for each audience. */
interface Content {
  loaded: LoadedPage;
  pages: Map<string, MaybePromise<StoredPage>>;
}

/** No site has this path: the page of all unknown addresses is rendered for it. */
const UNKNOWN_PATH = '/404/404';

export function createSharedPages<Data>(options: SharedPagesOptions<Data>): SharedPages<Data> {
  const { origin, config, data, revision, patienceMs } = options;
  const counts: PageCounts = { fromMemory: 0, rendered: 0 };
  // One content for all audiences, so that no audience sees an older state than another.
  const contents: Memory<Content> = createMemory({
    revision,
    patienceMs,
    isGood: ({ loaded }) => loaded.kind === 'redirect' || loaded.status < 500,
  });

  function requestOf(page: SharedPage<Data>): PageRequest<Data> {
    const { site, match, locale, isExplicit, isLocked } = page;
    const url = new URL(match ? encodeURI(match.path) : UNKNOWN_PATH, origin);
    if (isExplicit) url.searchParams.set('lang', locale);
    return {
      url,
      match,
      locale,
      config,
      isLocked,
      explicitLocale: isExplicit,
      session: null,
      data: data(locale),
      // Never older ones: they would be stored with the page.
      facts: () => site.facts({ locale, config, isLocked, data: data(locale) }),
    };
  }

  function render(page: SharedPage<Data>, { loaded, pages }: Content): MaybePromise<StoredPage> {
    const key = pageKey(page);
    const known = pages.get(key);
    if (known) return known;
    const rendering = renderFor(page, requestOf(page), loaded).then((stored) => {
      if (loaded.kind === 'page') counts.rendered += 1;
      pages.set(key, stored);
      return stored;
    });
    pages.set(key, rendering);
    rendering.catch(() => pages.delete(key));
    return rendering;
  }

  return {
    counts,
    fresh(page) {
      const known = contents.fresh(contentKey(page))?.pages.get(pageKey(page));
      if (!known || known instanceof Promise) return undefined;
      counts.fromMemory += 1;
      return known;
    },
    async get(page, errors, until) {
      let isRendered = false;
      const recipe = {
        load: () => page.site.load(requestOf(page), errors),
        async make(loaded: LoadedPage): Promise<Content> {
          const content: Content = { loaded, pages: new Map() };
          isRendered = true;
          // Rendered at once: content that cannot be rendered must not replace older content.
          await render(page, content);
          return content;
        },
      };
      const content = await contents.get(contentKey(page), recipe, until);
      isRendered ||= !content.pages.has(pageKey(page));
      if (!isRendered) counts.fromMemory += 1;
      return render(page, content);
    },
  };
}

function contentKey<Data>({ match, locale, isExplicit, isLocked }: SharedPage<Data>): string {
  const language = isExplicit ? `?${locale}` : locale;
  return `${isLocked ? 'locked ' : ''}${language} ${match?.path ?? ''}`;
}

function pageKey<Data>({ isPayload, audience }: SharedPage<Data>): string {
  return `${isPayload ? 'data' : 'html'} ${audienceKey(audience)}`;
}

async function renderFor<Data>(
  { site, audience, isPayload }: SharedPage<Data>,
  asked: PageRequest<Data>,
  loaded: LoadedPage,
): Promise<StoredPage> {
  const own = loaded.kind === 'page' ? withAudience(loaded, audience) : loaded;
  const request = { ...asked, session: audience };
  return storePage(isPayload ? site.payload(request, own) : await site.html(request, own));
}

function withAudience<Page extends LoadedPage & { kind: 'page' }>(
  page: Page,
  session: PageSession | null,
): Page {
  const { site } = page.state;
  return { ...page, state: { ...page.state, site: site && { ...site, session } } };
}
