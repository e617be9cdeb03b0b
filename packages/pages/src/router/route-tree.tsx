import { data, type MiddlewareFunction, type RouteObject, redirect } from 'react-router';
import { decideVisit } from '../routes/guards.ts';
import type { Route } from '../routes/route.ts';
import type { RouteTable } from '../routes/route-table.ts';
import { ErrorBoundary } from '../site/error-boundary.tsx';
import { pageOf } from '../site/page.tsx';
import { RootLayout } from '../site/root-layout.tsx';
import { routeServices } from './route-services.ts';

export const rootId = 'root';

/** What a matched route tells the layouts. */
export interface RouteHandle {
  route: Route;
}

/** One root, under which every page of the table stands. */
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
  return {
    id: route.id,
    path: route.path,
    handle: { route } satisfies RouteHandle,
    middleware: [guardNavigation(route, table)],
    lazy: { Component: componentOf(route) },
    ErrorBoundary,
    loader: ({ context, request }) => context.get(routeServices).payload(new URL(request.url)),
    // Another hash on the same page, or the same page again, asks for nothing.
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      currentUrl.pathname + currentUrl.search !== nextUrl.pathname + nextUrl.search,
  };
}

/** Never rendered: the loader of its route always throws. */
function Nothing() {
  return null;
}

function componentOf({ page }: Route) {
  return async () => pageOf((await page()).Component);
}

/** Guards of navigations in the browser. The server has asked them before the router starts. */
function guardNavigation(route: Route | null, { paths }: RouteTable): MiddlewareFunction {
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
    if (decision.kind === 'missing') throw data(decision.message, { status: 404 });
    return next();
  };
}
