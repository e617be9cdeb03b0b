import type { RouteTable } from './route-table.ts';

/** The first segments of addresses that the page engine serves beside pages. */
export const engineSegments = [
  '_i18n',
  '_ipx',
  'api',
  'assets',
  'builds',
  'favicon.ico',
  'favicon.png',
  'favicon.svg',
  'manifest.webmanifest',
  'robots.txt',
  'shared',
  'sitemap.xml',
] as const;

/**
 * Whether `/{slug}` leads to the route with the parameter `slug`, and not to a static page or
 * another address of the server.
 * @param taken first segments of the server's own addresses
 */
export const isFreeSlug =
  ({ match }: Pick<RouteTable, 'match'>, taken: ReadonlySet<string>) =>
  (slug: string): boolean =>
    !taken.has(slug) && match(`/${slug}`)?.params.slug === slug;
