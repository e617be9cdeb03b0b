import type { Locale } from '@praxiskit/core';

interface PressWords {
  /** Of the PDF; no name is in it. */
  title(date: string): string;
  readonly pageOf: string;
  readonly phone: string;
  readonly reference: string;
  readonly date: string;
}

export const pressWords: Record<Locale, PressWords> = {
  de: {
    title: (date) => `Brief vom ${date}`,
    pageOf: 'Seite {page} von {pages}',
    phone: 'Telefon',
    reference: 'Unser Zeichen',
    date: 'Datum',
  },
  en: {
    title: (date) => `Letter of ${date}`,
    pageOf: 'Page {page} of {pages}',
    phone: 'Phone',
    reference: 'Our reference',
    date: 'Date',
  },
};
