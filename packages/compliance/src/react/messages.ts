import type { Locale } from '../finding.ts';

interface Messages {
  readonly note: string;
  readonly notes: string;
  readonly advice: string;
  readonly take: string;
  readonly allow: string;
  readonly allowed: string;
  readonly takeBack: string;
  readonly reason: string;
  readonly confirm: string;
  readonly checked: string;
  readonly open: { readonly none: string; readonly one: string; readonly many: string };
  readonly publish: { readonly none: string; readonly some: string };
}

/** The face's own words; `{…}` is filled in. */
export const messages: Readonly<Record<Locale, Messages>> = {
  de: {
    note: 'Hinweis {number}',
    notes: 'Hinweise',
    advice: 'Schreibweise',
    take: 'Übernehmen',
    allow: 'Erlauben …',
    allowed: 'erlaubt von {by} am {day}:',
    takeBack: 'Erlaubnis zurücknehmen',
    reason: 'Grund, warum es so bleiben darf',
    confirm: 'Mit diesem Grund erlauben',
    checked: '{rules} Regeln geprüft, {open}',
    open: { none: 'kein Satz offen', one: 'ein Satz offen', many: '{count} Sätze offen' },
    publish: {
      none: 'Veröffentlichen geht.',
      some: 'Veröffentlichen geht, sobald jeder Satz geändert oder mit einem Grund erlaubt ist.',
    },
  },
  en: {
    note: 'Note {number}',
    notes: 'Notes',
    advice: 'Spelling',
    take: 'Use it',
    allow: 'Allow …',
    allowed: 'allowed by {by} on {day}:',
    takeBack: 'Take the permission back',
    reason: 'Reason why it may stay',
    confirm: 'Allow for this reason',
    checked: '{rules} rules checked, {open}',
    open: { none: 'no sentence open', one: 'one sentence open', many: '{count} sentences open' },
    publish: {
      none: 'It can be published.',
      some: 'It can be published once each sentence is changed or allowed with a reason.',
    },
  },
};
