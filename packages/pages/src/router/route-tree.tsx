import type { ComponentType } from 'react';
import {
  data,
  type Location,
  type MiddlewareFunction,
  matchRoutes,
  type RouteObject,
  redirect,
} from 'react-router';
import { decideVisit } from '../routes/guards.ts';
import type { Route } from '../routes/route.ts';
import type { RouteTable } from '../routes/route-table.ts';
import { ErrorBoundary } from '../site/error-boundary.tsx';
import type { LateLayout, LayoutComponent } from '../site/late-layout.ts';
import { pageOf } from '../site/page.tsx';
import { RootLayout } from '../site/root-layout.tsx';
import type { SiteDefinition } from '../site/site-definition.ts';
import { routeServices } from './route-services.ts';

export const rootId = 'root';

/** The data of a matched route for the layouts, and for the browser that hydrates its page. */
interface RouteHandle {
  route: Route;
  /** Loads the page's component, and its layout; rejects with the error of the import. */
  load(): Promise<void>;
}

/** Loads the components of the matched routes. Returns their ids. */
export async function loadMatched(
  routes: RouteObject[],
  address: Partial<Location>,
): Promise<string[]> {
  const matches = matchRoutes(routes, address) ?? [];
  for (const { route } of matches) await (route.handle as RouteHandle | undefined)?.load();
  return matches.map(({ route }) => route.id ?? '');
}

/** Adds the layout of a page, if it is loaded separately. */
export function withLayouts({
  routes: table,
  layouts,
}: Pick<SiteDefinition<object>, 'routes' | 'layouts'>): RouteTable {
  const routes = table.routes.map((route) => ({
    ...route,
    page: async () => (await Promise.all([route.page(), loadLayout(layouts[route.layout])]))[0],
  }));
  return { ...table, routes };
}

async function loadLayout(layout: LayoutComponent | LateLayout = Nothing): Promise<void> {
  if ('load' in layout) await layout.load();
}

export function createRouteTree(table: RouteTable): RouteObject[] {
  return [
    {
      id: rootId,
      Component: RootLayout,
      ErrorBoundary,
      loader: ({ context }) => context.get(routeServices).site(),
      shouldRevalidate: () => false,
      children: [
        ...table.routes.map((route) => pageRoute(route, table)),
        {
          id: 'unmatched',
          path: '*',
          Component: Nothing,
          ErrorBoundary,
          middleware: [guardNavigation(null, table)],
          loader: () => {
            throw data('', { status: 404 });
          },
        },
      ],
    },
  ];
}

function pageRoute(route: Route, table: RouteTable): RouteObject {
  const part = createPagePart(route);
  return {
    id: route.id,
    path: route.path,
    handle: { route, load: part.load } satisfies RouteHandle,
    middleware: [guardNavigation(route, table, part.load)],
    element: <LoadedPage part={part} />,
    ErrorBoundary,
    // Not by the router's own `lazy`: a route that stays lazy, because its component cannot be
    // loaded, shows no error.
    async loader({ context, request }) {
      const payload = context.get(routeServices).payload(new URL(request.url));
      const [loaded] = await Promise.all([payload, part.load()]);
      return loaded;
    },
    // Another hash on the same page, or the same page again, loads nothing.
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      currentUrl.pathname + currentUrl.search !== nextUrl.pathname + nextUrl.search,
  };
}

/** Never rendered: the loader of its route always throws. */
function Nothing() {
  return null;
}

/** The component of a page: null until it is loaded. */
interface PagePart {
  readonly Page: ComponentType | null;
  load(): Promise<void>;
}

function createPagePart({ page }: Route): PagePart {
  let Page: ComponentType | null = null;
  return {
    get Page() {
      return Page;
    },
    async load() {
      Page ??= pageOf((await page()).Component);
    },
  };
}

function LoadedPage({ part: { Page } }: { part: PagePart }) {
  return Page && <Page />;
}

/**
 * Guards of navigations in the browser. On the server they are evaluated before the router starts.
 */
function guardNavigation(
  route: Route | null,
  { paths }: RouteTable,
  load?: () => Promise<void>,
): MiddlewareFunction {
  return async ({ request, params, context }, next) => {
    const { session, guestRedirect } = context.get(routeServices);
    const decision = decideVisit(route, {
      session: session(),
      url: new URL(request.url),
      params,
      guestRedirect: guestRedirect(),
      paths,
    });
    if (decision.kind === 'redirect') throw redirect(decision.to);
    if (decision.kind === 'missing') {
      // The error is shown in the page's layout.
      await load?.();
      throw data(decision.message, { status: 404 });
    }
    return next();
  };
}
