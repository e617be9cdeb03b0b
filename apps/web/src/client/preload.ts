import { matchPath } from 'react-router';
import { type Route, routes } from '../routes.ts';
import { decodedPath } from '../site/addresses.ts';

export function routeAt(pathname: string): Route | undefined {
  const path = decodedPath(pathname);
  return routes.find((route) => matchPath(route.path, path));
}

/** Fetches a page's component before anybody goes there [R2.18]. A failure is the navigation's to tell. */
export async function preloadRoute(pathname: string): Promise<void> {
  await routeAt(pathname)
    ?.page()
    .catch(() => undefined);
}
