/** Every text of the dialog and the bar. */
export interface ConsentMessages {
  title: string;
  intro: string;
  changed: string;
  settingsTitle: string;
  settingsHint: string;
  declineAll: string;
  settings: string;
  acceptAll: string;
  save: string;
  privacyLink: string;
  more: string;
  cookies: string;
  /** Shown beside a category's switch. */
  alwaysOn: string;
  on: string;
  off: string;
  /** `{on}` and `{of}` are replaced by numbers as words. */
  some: string;
  /** Small numbers as words, from zero. */
  numbers: readonly string[];
  close: string;
  categories: { required: string; functional: string; analytics: string; others: string };
}

const de: ConsentMessages = {
  title: 'Was darf sich diese Seite merken?',
  intro:
    'Notwendig ist wenig: dass Sie angemeldet bleiben und Ihre Sprache behalten. Alles Weitere nur, wenn Sie es erlauben. Ihre Wahl ändern Sie jederzeit unter „Cookie-Einstellungen“ am Ende jeder Seite.',
  changed: 'Seit Ihrer letzten Wahl hat sich etwas geändert:',
  settingsTitle: 'Einstellungen',
  settingsHint: 'Schließen speichert nichts.',
  declineAll: 'Alle ablehnen',
  settings: 'Einstellungen',
  acceptAll: 'Alle akzeptieren',
  save: 'Akzeptieren wie ausgewählt',
  privacyLink: 'Datenschutzerklärung',
  more: 'Datenschutz des Anbieters',
  cookies: 'Cookies',
  alwaysOn: 'immer an',
  on: 'an',
  off: 'aus',
  some: '{on} von {of}',
  numbers: ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs'],
  close: 'Schließen',
  categories: {
    required: 'Notwendig',
    functional: 'Funktion',
    analytics: 'Statistik',
    others: 'Weiteres',
  },
};

const en: ConsentMessages = {
  title: 'What may this site remember?',
  intro:
    'Little is necessary: that you stay signed in and keep your language. Everything else only if you allow it. You can change your choice at any time under “Cookie settings” at the foot of every page.',
  changed: 'Something has changed since you last chose:',
  settingsTitle: 'Settings',
  settingsHint: 'Closing saves nothing.',
  declineAll: 'Decline all',
  settings: 'Settings',
  acceptAll: 'Accept all',
  save: 'Accept as selected',
  privacyLink: 'Privacy policy',
  more: 'The provider’s privacy policy',
  cookies: 'Cookies',
  alwaysOn: 'always on',
  on: 'on',
  off: 'off',
  some: '{on} of {of}',
  numbers: ['none', 'one', 'two', 'three', 'four', 'five', 'six'],
  close: 'Close',
  categories: {
    required: 'Necessary',
    functional: 'Functional',
    analytics: 'Statistics',
    others: 'Others',
  },
};

/** The texts in both languages; a site may replace any. */
export const consentMessages: { de: ConsentMessages; en: ConsentMessages } = { de, en };
