/** § 5 DDG: the imprint is always to be had, and with it what these two pages are made of [R3.1]. */
const pages = ['/impressum', '/datenschutz'];
const others = ['/api/public', '/favicon.svg', '/favicon.png'];

export function isOpenDuringConstruction(path: string): boolean {
  return (
    others.includes(path) ||
    path.startsWith('/health/') ||
    path.startsWith('/assets/') ||
    path.startsWith('/_i18n/') ||
    pages.some((page) => path === page || path === `${page}/_payload.json`)
  );
}
