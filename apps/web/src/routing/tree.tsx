import { data, type RouteObject, redirect } from 'react-router';
import { RootLayout } from '../layouts/root.tsx';
import { ErrorPage } from '../pages/error.tsx';
import { type Route, routes } from '../routes.ts';
import { routeServices } from './context.ts';
import { guardMiddleware } from './guards.ts';

export const rootId = 'root';

/** What a matched route tells the layouts. */
export interface RouteHandle {
  route: Route;
}

export function pageRoute(route: Route): RouteObject {
  return {
    id: route.id,
    path: route.path,
    handle: { route } satisfies RouteHandle,
    middleware: [guardMiddleware(route)],
    lazy: { Component: async () => (await route.page()).Component },
    ErrorBoundary: ErrorPage,
    loader: async (args) => {
      const payload = await args.context.get(routeServices).loadPage(route.id, args);
      if (payload.redirect) throw redirect(payload.redirect);
      return payload;
    },
    // Another hash on the same page, or the same page again, asks for nothing.
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      currentUrl.pathname + currentUrl.search !== nextUrl.pathname + nextUrl.search,
  };
}

/** The tree that the router walks: one root, under which every page of the table stands. */
export function routeTree(): RouteObject[] {
  return [
    {
      id: rootId,
      Component: RootLayout,
      ErrorBoundary: ErrorPage,
      loader: ({ context }) => context.get(routeServices).loadSite(),
      shouldRevalidate: () => false,
      children: [
        ...routes.map(pageRoute),
        {
          id: 'unmatched',
          path: '*',
          Component: () => null,
          ErrorBoundary: ErrorPage,
          loader: () => {
            throw data('Page not found', { status: 404 });
          },
        },
      ],
    },
  ];
}
