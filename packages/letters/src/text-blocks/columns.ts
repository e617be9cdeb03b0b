import { p } from '@mikro-orm/core';

/** A text that staff puts into letters. Its places are `{anrede}`, `{name}`, `{termin}`, `{behandlung}`. */
export const textBlockColumns = {
  name: {
    property: p.string(),
    label: { de: 'Name', en: 'Name' },
    rules: ['required|maxLength:80'],
  },
  /** Letter text. */
  body: {
    property: p.text().default(''),
    label: { de: 'Text', en: 'Text' },
    rules: ['maxLength:4000'],
  },
  locale: {
    property: p.string().default('de'),
    label: { de: 'Sprache', en: 'Language' },
    rules: ['oneOf:de,en'],
  },
  position: {
    property: p.integer().default(0),
    label: { de: 'Reihenfolge', en: 'Order' },
    rules: ['min:0'],
  },
  /** Set: it is not offered any longer. */
  archived_at: {
    property: p.datetime(3).nullable(),
    label: { de: 'Archiviert am', en: 'Archived on' },
  },
} as const;
