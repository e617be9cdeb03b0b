import type { Locale } from '@praxiskit/core';
import type { SiteName } from '../head/head.ts';
import type { ThemeColors } from './document.ts';

/**
 * The data of a site for a device's home screen, in the form of https://www.w3.org/TR/appmanifest/.
 * Without `display`: a site is shown in the browser, whose bars it needs.
 */
export function webManifest(
  name: SiteName,
  locale: Locale,
  colors: ThemeColors | undefined,
): object {
  return {
    name: name.name,
    short_name: name.name.split(',')[0],
    description: name.sentence,
    lang: locale,
    start_url: '/',
    scope: '/',
    ...(colors ? { theme_color: colors.light, background_color: colors.light } : {}),
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/favicon.png', sizes: '180x180', type: 'image/png' },
    ],
  };
}
