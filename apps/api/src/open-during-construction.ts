/** § 5 DDG: the imprint is always to be had, and with it what these two pages are made of [R3.1]. */
const pages = ['/impressum', '/datenschutz'];
const others = [
  ...['/api/public', '/favicon.svg', '/favicon.png', '/health/live', '/health/ready'],
  ...['/_i18n/de/messages.json', '/_i18n/en/messages.json'],
];

export function isOpenDuringConstruction(path: string): boolean {
  return (
    others.includes(path) ||
    path.startsWith('/assets/') ||
    pages.some((page) => path === page || path === `${page}/_payload.json`)
  );
}
