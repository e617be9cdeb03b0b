import { matchPath } from 'react-router';
import { routes } from '../routes.ts';
import { decodedPath } from '../site/addresses.ts';

/** Fetches a page's component before anybody goes there [R2.18]. A failure is the navigation's to tell. */
export async function preloadRoute(pathname: string): Promise<void> {
  const path = decodedPath(pathname);
  const route = routes.find((one) => matchPath(one.path, path));
  await route?.page().catch(() => undefined);
}
