import type { Locale } from '@praxiskit/core';

/** The languages of the site. The first one is its own: that of an address without `?lang`. */
export const languages = ['de', 'en'] as const satisfies readonly Locale[];

/** One of them. */
export type Language = (typeof languages)[number];

/** The facts of the practice, on every page and in the imprint. */
export const practice = {
  name: 'Praxis Lindenhof',
  city: 'Jena',
  phone: '01234 567 890',
  email: 'praxis@praxis-lindenhof.example',
  address: ['Musterstraße 1', '12345 Jena'],
};

/** Colors of the browser's own bars around a page: `--color-paper` of `styles/theme.css`. */
export const themeColors = { light: '#f7fbf8', dark: '#0e1913' };
