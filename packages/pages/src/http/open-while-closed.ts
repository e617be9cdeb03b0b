import type { RouteTable } from '../routes/route-table.ts';

const searchEnginePaths = [
  '/favicon.svg',
  '/favicon.png',
  '/favicon.ico',
  '/manifest.webmanifest',
  '/_i18n/de/messages.json',
  '/_i18n/en/messages.json',
];

/**
 * The requests that a construction gate allows: the legal pages, because § 5 DDG requires them to
 * be reachable at all times [R3.1], with the files that they need, and `others` by their exact
 * path. A legal page's address with a trailing slash or in capitals is allowed too, because the
 * pages redirect or answer it.
 */
export function openWhileClosed(
  { paths }: RouteTable,
  others: readonly string[] = [],
): (path: string) => boolean {
  const open = new Set([...searchEnginePaths, ...others]);
  const legal = new Set(paths.legal);
  const pageOf = (path: string) => path.replace(/\/(_payload\.json)?$/, '').toLowerCase();
  return (path) => open.has(path) || legal.has(pageOf(path)) || path.startsWith('/assets/');
}
