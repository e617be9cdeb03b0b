import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  createPath,
  type DataRouter,
  data,
  type HydrationState,
  matchRoutes,
  type Path,
  type RouteObject,
  RouterContextProvider,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { BootedPage } from '../boot/boot.ts';
import { keepRestored, putBackTyped, replay } from '../boot/early.ts';
import type { PageData, PageState } from '../document/page-data.ts';
import { createI18n, textsOf } from '../i18n/i18n.ts';
import type { Personal, Site } from '../payload/payload.ts';
import type { RegisteredFacts, RegisteredSession } from '../register.ts';
import { routeServices } from '../router/route-services.ts';
import { createRouteTree, type RouteHandle, rootId } from '../router/route-tree.tsx';
import type { RouteTable } from '../routes/route-table.ts';
import type { PageSession } from '../session/page-session.ts';
import type { BrowserRuntime, SessionStore } from '../site/contexts.ts';
import { PageRoot } from '../site/page-root.tsx';
import type { SiteDefinition } from '../site/site-definition.ts';
import type { Unsaved, UnsavedEdits } from '../unsaved/unsaved.ts';
import type { Recovery } from '../version/recovery.ts';
import { withWords } from '../words/words.ts';
import { chooseLocale } from './choose-locale.ts';
import { exposeDebug } from './debug.ts';
import { keepUnsaved } from './keep-unsaved.ts';
import { loadMessages } from './load-messages.ts';
import { loadState, navigationPayload } from './load-payload.ts';
import { type NewVersion, watchVersion } from './new-version.ts';
import { createPublicData } from './public-data.ts';

/** What the app connects to a page that comes alive. */
export interface BrowserParts {
  /** Absent for a site without accounts: every visitor is a guest. */
  session?: SessionStore;
  /** Called after the first page, and after each navigation. */
  onNavigated?(): void;
  /** For `useServices`. */
  services: unknown;
  /** For `window.__app`: nothing secret. */
  debug?: Readonly<Record<string, () => unknown>>;
  /** What the app itself keeps unsaved, in addition to what pages name by `useUnsaved`. */
  unsaved?: UnsavedEdits;
  /** Called once for each build that is newer than the page; without it nothing asks for one. */
  onNewVersion?(version: NewVersion): void;
}

const guest: SessionStore = { get: () => null, subscribe: () => () => {} };

/** What a page is taken over with. */
export interface HydrateOptions<Facts extends object = RegisteredFacts> {
  definition: SiteDefinition<Facts>;
  page: BootedPage & { data: PageData };
  fetch: typeof fetch;
  recovery: Recovery;
  /** Texts bypass every cache, for a site whose texts change while it runs. */
  freshMessages?: boolean;
  /** Called once, when React has the page. */
  onHydrated?(): void;
  /**
   * `session` is the visitor's own; `site` is null where the data around the page are missing. `page` is asked
   * later: whether something would be lost with it, what pages name by `useUnsaved` as well as the app's own.
   */
  connect(
    site: Site<Facts> | null,
    session: RegisteredSession | null,
    page: Pick<Unsaved, 'isUnsaved'>,
  ): BrowserParts;
}

/** Takes over the page that the server rendered, then replays what the visitor did before. */
export async function hydrate<Facts extends object>(options: HydrateOptions<Facts>): Promise<void> {
  const { definition, page, fetch: fetcher, recovery } = options;
  const root = document.getElementById('root');
  if (!root) return;
  const table = definition.routes;
  const [{ state, personal, isShown }, messages] = await Promise.all([
    loadState(page.data, page.personal, fetcher, recovery, definition.locales),
    loadMessages(page.data.locale, fetcher, options.freshMessages),
    preload(table, location.href),
  ]);
  let router: DataRouter | null = null;
  const pending = () => router?.state.navigation.location;
  const routes = createRouteTree(withDocuments(table, pending, recovery));
  const matches = await loadShownComponents(routes);
  const site = state.site as Site<Facts> | null;
  // What the server answers as a session is what the site has registered.
  const visitor = sessionOf(site, personal) as RegisteredSession | null;
  const i18n = createI18n(page.data.locale, withWords(messages, site?.words));
  const t = textsOf(i18n);
  const unsaved = keepUnsaved(t('unsaved.leave'));
  const parts = options.connect(site, visitor, unsaved);
  const { session = guest, services, onNavigated = () => {}, debug, onNewVersion } = parts;
  if (parts.unsaved) unsaved.add(parts.unsaved);
  recovery.holdWhile(unsaved.isUnsaved);

  const context = new RouterContextProvider();
  context.set(routeServices, {
    session: session.get,
    guestRedirect: () => site?.config.guest_redirect ?? '/',
    site: () => {
      throw new Error('The data around the page come with its document');
    },
    payload: (url) => navigationPayload(url, site, fetcher),
  });
  router = createBrowserRouter(routes, {
    getContext: () => context,
    hydrationData: hydrationOf(state, matches.at(-1) ?? rootId),
  });
  window.__early?.leaveHistory();
  const runtime: BrowserRuntime = {
    session,
    services,
    onNavigated,
    unsaved,
    // The choice is kept only where the page is left for it.
    chooseLocale: (locale) =>
      void unsaved.mayLeave().then((mayLeave) => {
        if (mayLeave) chooseLocale(locale);
      }),
    loadPart: recovery.loadPart,
    preload: (href) => void preload(table, href),
    onHydrated: once(() => {
      replayEarly();
      options.onHydrated?.();
    }),
  };
  const app = (
    <PageRoot
      definition={definition}
      i18n={i18n}
      runtime={runtime}
      lateSheet={root.querySelector('link[rel=stylesheet]')?.getAttribute('href') ?? null}
    >
      <RouterProvider router={router} />
    </PageRoot>
  );
  // The content has changed since the markup was rendered: there is nothing to hydrate.
  if (isShown) hydrateRoot(root, app);
  else {
    if (window.__early) keepRestored(window.__early, root);
    createRoot(root).render(app);
  }
  if (onNewVersion) watchVersion({ recovery, fetch: fetcher, unsaved, t, onNewVersion });
  if (!site) return;
  const publicData = createPublicData(fetcher, site.config.no_cookies);
  exposeDebug(site.config, {
    location: () => router.state.location,
    public: publicData.get,
    ...debug,
  });
  // After what the visitor waits for.
  void publicData.load();
}

/**
 * A page's component that cannot be had, after a deploy perhaps, is left to the document of the page
 * that the visitor is going to; where the server is away it is a 503, because the browser would show that
 * document as an empty one. The shown page's own is a failed start, which leaves the page as it is.
 */
function withDocuments(
  table: RouteTable,
  pending: () => Path | undefined,
  recovery: Recovery,
): RouteTable {
  const orDocument = async (error: unknown): Promise<never> => {
    const target = pending();
    if (!target) throw error;
    if (!(await recovery.isThere())) throw data('', { status: 503 });
    // The visitor has gone somewhere else meanwhile.
    if (pending() !== target) throw error;
    return recovery.leaveFor(createPath(target));
  };
  const routes = table.routes.map((route) => ({
    ...route,
    page: () => route.page().catch(orDocument),
  }));
  return { ...table, routes };
}

/** The visitor's own session where it came beside the page, otherwise the page's. */
function sessionOf(site: Site | null, personal: Personal | null): PageSession | null {
  return personal?.session ?? site?.session ?? null;
}

function hydrationOf({ site, payload, error }: PageState, routeId: string): HydrationState {
  const failed = site ? routeId : rootId;
  return {
    loaderData: { ...(site ? { [rootId]: site } : {}), ...(payload ? { [routeId]: payload } : {}) },
    // The form in which the router knows an answered error from a thrown one.
    errors: error && {
      [failed]: { status: error.status, statusText: '', internal: false, data: error.message },
    },
  };
}

/** Fetches a page's component before the visitor goes there [R2.18]. The navigation tells a failure. */
async function preload(table: RouteTable, href: string): Promise<void> {
  const match = table.match(new URL(href, location.href).pathname);
  await match?.route.page().catch(() => undefined);
}

/** The shown page must be whole before React compares itself with it. Answers the matched ids. */
async function loadShownComponents(routes: RouteObject[]): Promise<string[]> {
  const matches = matchRoutes(routes, location) ?? [];
  for (const { route } of matches) await (route.handle as RouteHandle | undefined)?.load();
  return matches.map(({ route }) => route.id ?? '');
}

/** Typed text first, then the kept clicks. */
function replayEarly(): void {
  const kept = window.__early;
  if (!kept) return;
  putBackTyped(kept);
  replay(kept);
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    work();
  };
}
