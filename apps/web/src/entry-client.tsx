import type { createReveal } from '@praxiskit/animations';
import type { Consent } from '@praxiskit/consent-manager';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './app.tsx';
import { putBackTyped, replay } from './boot/early.ts';
import { exposeDebug } from './client/debug.ts';
import { loadMessages } from './client/messages.ts';
import { loadPayload, loadState } from './client/payload.ts';
import { preloadRoute } from './client/preload.ts';
import { createBrowserServices } from './client/services.ts';
import type { GateData, PageData } from './document/page-data.ts';
import { createI18n } from './i18n/i18n.ts';
import { routeServices } from './routing/context.ts';
import { routeErrors } from './routing/errors.ts';
import { rootId, routeTree } from './routing/tree.tsx';
import type { Site } from './site/site.ts';
// From here on it stays, whichever page names it.
import './styles/late.css';

export interface StartOptions {
  data: PageData | GateData;
  consent: Consent;
  reveal: ReturnType<typeof createReveal>;
  fetch: typeof fetch;
}

/** Takes over the page that the server drew, then lets happen what the visitor did before. */
export async function start(options: StartOptions): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  const { data } = options;
  if (data.kind === 'gate') {
    const { startGate } = await import('./client/gate.tsx');
    return startGate(root, data, options.fetch);
  }
  const [{ state, isShown }, messages] = await Promise.all([
    loadState(new URL(location.href), data, options.fetch),
    loadMessages(data.locale, options.fetch),
    preloadRoute(location.pathname),
  ]);
  const i18n = createI18n(data.locale, messages);
  const site = (state.loaderData[rootId] ?? null) as Site | null;
  const services = createBrowserServices({ ...options, data, site, onHydrated: takeOver() });
  const context = new RouterContextProvider();
  context.set(routeServices, {
    session: () => services.auth.getState().session as Site['session'],
    guestRedirect: () => site?.config.guest_redirect ?? '/',
    loadSite: () => Promise.reject(new Error('The site is loaded with its document')),
    loadPage: (_id, { request }) => loadPayload(new URL(request.url), site, options.fetch),
  });
  const routes = routeTree();
  await resolveLazy(routes);
  const router = createBrowserRouter(routes, {
    getContext: () => context,
    hydrationData: {
      loaderData: state.loaderData,
      errors: state.errors ? routeErrors(state.errors) : null,
    },
  });
  const lateSheet = root.querySelector('link[rel=stylesheet]')?.getAttribute('href') ?? null;
  const app = (
    <App i18n={i18n} services={services} lateSheet={lateSheet}>
      <RouterProvider router={router} />
    </App>
  );
  // The content has changed since the page was drawn: there is nothing to take over, so it is drawn again.
  if (isShown) hydrateRoot(root, app);
  else createRoot(root).render(app);
  if (site) {
    exposeDebug({
      config: site.config,
      consent: options.consent,
      auth: services.auth,
      router,
    });
  }
}

/** The page that is shown must be whole before React compares itself with it. */
async function resolveLazy(routes: ReturnType<typeof routeTree>): Promise<void> {
  for (const { route } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy !== 'object' || !route.lazy.Component) continue;
    route.Component = (await route.lazy.Component()) ?? null;
    delete route.lazy;
  }
}

/** Runs once, when React has the page: typed text first, then the kept clicks. */
function takeOver(): () => void {
  const early = window.__early;
  if (!early) return () => {};
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    putBackTyped(early);
    replay(early);
  };
}
