import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import type { BootedPage } from '../boot/boot.ts';
import { keepRestored, putBackTyped, replay } from '../boot/early.ts';
import type { PageData } from '../document/page-data.ts';
import { createI18n, textsOf } from '../i18n/i18n.ts';
import type { Personal, Site } from '../payload/payload.ts';
import type { RegisteredFacts, RegisteredSession } from '../register.ts';
import { withLayouts } from '../router/route-tree.tsx';
import type { BrowserRuntime, SessionStore } from '../site/contexts.ts';
import { PageRoot } from '../site/page-root.tsx';
import type { SiteDefinition } from '../site/site-definition.ts';
import type { Unsaved, UnsavedEdits } from '../unsaved.ts';
import type { Recovery } from '../version/recovery.ts';
import { withWords } from '../words/words.ts';
import { chooseLocale } from './choose-locale.ts';
import { exposeDebug } from './debug.ts';
import { keepUnsaved } from './keep-unsaved.ts';
import { loadMessages } from './load-messages.ts';
import { loadState } from './load-payload.ts';
import { loadRoutes, preloadPage } from './load-routes.ts';
import { type NewVersion, watchVersion } from './new-version.ts';
import { createPublicData } from './public-data.ts';

/** The parts that the app adds to a hydrated page. */
export interface BrowserParts {
  /** Absent for a site without accounts: every visitor is a guest. */
  session?: SessionStore;
  /** Called after the first page, and after each navigation. */
  onNavigated?(): void;
  /** For `useServices`. */
  services: unknown;
  /** For `window.__app`: nothing secret. */
  debug?: Readonly<Record<string, () => unknown>>;
  /**
   * Unsaved edits of the app itself, in addition to those that pages register with `useUnsaved`.
   */
  unsaved?: UnsavedEdits;
  /**
   * Called once for each build that is newer than the page; without it newer builds are not looked
   * for.
   */
  onNewVersion?(version: NewVersion): void;
}

const guest: SessionStore = { get: () => null, subscribe: () => () => {} };

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
   * `session` is the visitor's own; `site` is null if the data around the page are missing. `page`
   * is used later: it knows whether unsaved edits would be lost, both those of `useUnsaved` and the
   * app's own.
   */
  connect(
    site: Site<Facts> | null,
    session: RegisteredSession | null,
    page: Pick<Unsaved, 'isUnsaved'>,
  ): BrowserParts;
}

/**
 * Hydrates the page that the server rendered, then replays the visitor's earlier actions. If it
 * rejects, the page stays readable.
 * @throws what the messages, the page's component, or a fetched payload failed with; what `connect` throws
 */
export async function hydratePage<Facts extends object>(
  options: HydrateOptions<Facts>,
): Promise<void> {
  const { definition, page, fetch: fetcher, recovery } = options;
  const root = document.getElementById('root');
  if (!root) return;
  const table = withLayouts(definition);
  const [{ state, personal, isShown }, messages] = await Promise.all([
    loadState(page.data, page.personal, fetcher, recovery, definition.locales),
    loadMessages(page.data.locale, fetcher, options.freshMessages),
    preloadPage(table, location.href),
  ]);
  const routes = await loadRoutes(table, recovery);
  const site = state.site as Site<Facts> | null;
  const i18n = createI18n(page.data.locale, withWords(messages, site?.words));
  const t = textsOf(i18n);
  const unsaved = keepUnsaved(t('unsaved.leave'));
  recovery.holdWhile(unsaved.isUnsaved);
  const parts = options.connect(site, sessionOf(site, personal), unsaved);
  const { session = guest, services, onNavigated = () => {}, debug, onNewVersion } = parts;
  if (parts.unsaved) unsaved.add(parts.unsaved);

  const router = routes.start(state, session, fetcher);
  const runtime: BrowserRuntime = {
    session,
    services,
    onNavigated,
    unsaved,
    // The choice is stored only if the page is left for it.
    chooseLocale: (locale) =>
      void unsaved.mayLeave().then((mayLeave) => {
        if (mayLeave) chooseLocale(locale);
      }),
    preload: (href) => void preloadPage(table, href),
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
  // An error that an error page replaces is still reported: to the site's own monitoring, and in
  // development.
  const onCaughtError = reportError;
  if (isShown) hydrateRoot(root, app, { onCaughtError });
  else {
    if (window.__early) keepRestored(window.__early, root);
    createRoot(root, { onCaughtError }).render(app);
  }
  if (onNewVersion) watchVersion({ recovery, fetch: fetcher, unsaved, t, onNewVersion });
  if (!site) return;
  const publicData = createPublicData(fetcher, site.config.no_cookies);
  exposeDebug(site.config, {
    location: () => router.state.location,
    public: publicData.get,
    ...debug,
  });
  // After the parts that the visitor waits for.
  void publicData.load();
}

/**
 * The visitor's own session if the page has it separately, otherwise the page's. The server's
 * session has the type that the site has registered.
 */
function sessionOf(site: Site | null, personal: Personal | null): RegisteredSession | null {
  return (personal?.session ?? site?.session ?? null) as RegisteredSession | null;
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
