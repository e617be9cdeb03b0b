import type { RouteTable } from '@praxiskit/pages';

const others = [
  ...['/api/public', '/favicon.svg', '/favicon.png', '/health/live', '/health/ready'],
  ...['/_i18n/de/messages.json', '/_i18n/en/messages.json'],
];

/** § 5 DDG: the legal pages are always open, and with them the files that they need [R3.1]. */
export function openWhileClosed({ paths }: RouteTable): (path: string) => boolean {
  const open = new Set([
    ...others,
    ...paths.legal.flatMap((path) => [path, `${path}/_payload.json`]),
  ]);
  return (path) => open.has(path) || path.startsWith('/assets/');
}
