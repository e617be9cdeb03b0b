import {
  createBrowserRouter,
  type DataRouter,
  type HydrationState,
  RouterContextProvider,
} from 'react-router';
import type { PageState } from '../document/page-data.ts';
import { routeServices } from '../router/route-services.ts';
import { createRouteTree, loadMatched, rootId } from '../router/route-tree.tsx';
import type { RouteTable } from '../routes/route-table.ts';
import type { SessionStore } from '../site/contexts.ts';
import type { Recovery } from '../version/recovery.ts';
import { navigationPayload } from './load-payload.ts';
import { withDocuments } from './with-documents.ts';

export interface LoadedRoutes {
  /** Call it once: from then on the router handles links, Back and Forward. */
  start(state: PageState, session: SessionStore, fetcher: typeof fetch): DataRouter;
}

/** Loads the shown page's component before React compares its markup. */
export async function loadRoutes(table: RouteTable, recovery: Recovery): Promise<LoadedRoutes> {
  let router: DataRouter | null = null;
  const pending = () => router?.state.navigation.location;
  const routes = createRouteTree(withDocuments(table, pending, recovery));
  const matches = await loadMatched(routes, location);
  return {
    start(state, session, fetcher) {
      const { site } = state;
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
      return router;
    },
  };
}

/**
 * Fetches a page's component before the visitor opens it [R2.18]. The navigation reports a failure.
 */
export async function preloadPage(table: RouteTable, href: string): Promise<void> {
  const match = table.match(new URL(href, location.href).pathname);
  await match?.route.page().catch(() => undefined);
}

function hydrationOf({ site, payload, error }: PageState, routeId: string): HydrationState {
  const failed = site ? routeId : rootId;
  return {
    loaderData: { ...(site ? { [rootId]: site } : {}), ...(payload ? { [routeId]: payload } : {}) },
    // The form that the router uses for an answered error, as opposed to a thrown one.
    errors: error && {
      [failed]: { status: error.status, statusText: '', internal: false, data: error.message },
    },
  };
}
