import type { RouteTable } from '@praxiskit/pages';

const others = [
  ...['/api/public', '/favicon.svg', '/favicon.png', '/health/live', '/health/ready'],
  ...['/_i18n/de/messages.json', '/_i18n/en/messages.json'],
];

/**
 * § 5 DDG: the legal pages are always open, and with them the files that they need [R3.1]. Their
 * addresses with a slash at the end or in capitals, too: the pages redirect or answer these.
 */
export function openWhileClosed({ paths }: RouteTable): (path: string) => boolean {
  const open = new Set(others);
  const legal = new Set(paths.legal);
  const pageOf = (path: string) => path.replace(/\/(_payload\.json)?$/, '').toLowerCase();
  return (path) => open.has(path) || legal.has(pageOf(path)) || path.startsWith('/assets/');
}
