/** Every text of the dialog, the bar and the placeholders. */
export interface ConsentMessages {
  /** The language of these texts, as BCP 47: `lang` of the elements with them. */
  lang: string;
  title: string;
  intro: string;
  /** After the intro; `{acceptAll}` and `{items}`, the offered items with their providers, are replaced. */
  offered: string;
  changed: string;
  settingsTitle: string;
  settingsHint: string;
  /** `{names}` is replaced. */
  unreached: string;
  declineAll: string;
  settings: string;
  acceptAll: string;
  save: string;
  privacyLink: string;
  more: string;
  /** Before the provider of an item. */
  provider: string;
  /** After a provider; `{countries}` is replaced. */
  outside: string;
  cookies: string;
  /** After the names, where an item sets some whose names vary. */
  similar: string;
  /** Before how long it stays. */
  kept: string;
  /** In a privacy policy, of an item that stores nothing. */
  nothingKept: string;
  /** Before the hosts that an item loads from, in a privacy policy. */
  hosts: string;
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
  /** In place of content that waits for consent; `{name}` is the item's, `{provider}` is '' or ` (its provider)`. */
  placeholder: string;
  once: string;
  always: string;
}

const de: ConsentMessages = {
  lang: 'de',
  title: 'Was darf sich diese Seite merken?',
  intro:
    'Notwendig ist wenig: dass Sie angemeldet bleiben und Ihre Sprache behalten. Alles Weitere nur, wenn Sie es erlauben. Ihre Wahl ändern Sie jederzeit unter „Cookie-Einstellungen“ am Ende jeder Seite.',
  offered: '„{acceptAll}“ erlaubt: {items}.',
  changed: 'Seit Ihrer letzten Wahl hat sich etwas geändert:',
  settingsTitle: 'Einstellungen',
  settingsHint: 'Schließen speichert nichts.',
  unreached:
    'Diese Seite konnte nicht alles löschen: {names}. In Ihrem Browser können Sie es entfernen.',
  declineAll: 'Alle ablehnen',
  settings: 'Einstellungen',
  acceptAll: 'Alle akzeptieren',
  save: 'Akzeptieren wie ausgewählt',
  privacyLink: 'Datenschutzerklärung',
  more: 'Datenschutz des Anbieters',
  provider: 'Anbieter',
  outside: 'außerhalb der EU: {countries}',
  cookies: 'Speichert',
  similar: 'weitere mit ähnlichem Namen',
  kept: 'Speicherdauer',
  nothingKept: 'Speichert nichts.',
  hosts: 'Lädt von',
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
  placeholder:
    '{name}: Dieser Inhalt kommt von einem anderen Anbieter{provider}. Beim Laden erfährt er Ihre IP-Adresse.',
  once: 'Einmal laden',
  always: 'Immer laden',
};

/** Leichte Sprache: short sentences, one thought each, plain words (DIN SPEC 33429). */
const deSimple: ConsentMessages = {
  lang: 'de-simple',
  title: 'Was darf diese Internet-Seite speichern?',
  intro:
    'Die Seite muss wenige Dinge speichern. Zum Beispiel: Ihre Sprache. Alles andere dürfen Sie erlauben. Oder Sie sagen: Nein. Sie können Ihre Antwort immer ändern. Klicken Sie dafür unten auf der Seite auf: Cookie-Einstellungen.',
  offered: '„{acceptAll}“ heißt, Sie erlauben: {items}.',
  changed: 'Das ist neu:',
  settingsTitle: 'Sie bestimmen selbst',
  settingsHint: 'Wenn Sie das Fenster schließen: Dann ändert sich nichts.',
  unreached: 'Das konnte die Seite nicht löschen: {names}. Sie können es in Ihrem Browser löschen.',
  declineAll: 'Nein zu allem',
  settings: 'Selbst auswählen',
  acceptAll: 'Ja zu allem',
  save: 'Meine Auswahl speichern',
  privacyLink: 'So schützen wir Ihre Daten',
  more: 'So schützt die Firma Ihre Daten',
  provider: 'Die Firma',
  outside: 'nicht in der EU: {countries}',
  cookies: 'Das wird gespeichert',
  similar: 'und andere mit fast gleichem Namen',
  kept: 'So lange',
  nothingKept: 'Speichert nichts.',
  hosts: 'Das kommt von',
  alwaysOn: 'immer an',
  on: 'an',
  off: 'aus',
  some: '{on} von {of} an',
  numbers: ['0', '1', '2', '3', '4', '5', '6'],
  close: 'Schließen',
  categories: {
    required: 'Das muss sein',
    functional: 'Mehr Hilfe',
    analytics: 'Besuche zählen',
    others: 'Anderes',
  },
  placeholder:
    '{name}: Das kommt von einer anderen Firma{provider}. Die Firma sieht dann die Adresse von Ihrem Gerät.',
  once: 'Ja, dieses Mal',
  always: 'Ja, immer',
};

const en: ConsentMessages = {
  lang: 'en',
  title: 'What may this site remember?',
  intro:
    'Little is necessary: staying signed in and keeping your language. Everything else only if you allow it. You can change your choice at any time under “Cookie settings” at the foot of every page.',
  offered: '“{acceptAll}” allows: {items}.',
  changed: 'Something has changed since you last chose:',
  settingsTitle: 'Settings',
  settingsHint: 'Closing saves nothing.',
  unreached: 'This page could not remove everything: {names}. You can, in your browser.',
  declineAll: 'Decline all',
  settings: 'Settings',
  acceptAll: 'Accept all',
  save: 'Accept as selected',
  privacyLink: 'Privacy policy',
  more: 'The provider’s privacy policy',
  provider: 'Provider',
  outside: 'outside the EU: {countries}',
  cookies: 'Stores',
  similar: 'others of a similar name',
  kept: 'Kept',
  nothingKept: 'Stores nothing.',
  hosts: 'Loads from',
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
  placeholder:
    '{name}: this comes from another provider{provider}, who learns your IP address when it loads.',
  once: 'Load once',
  always: 'Always load',
};

/** The texts by language, German in plain language too; a site may replace any. */
export const consentMessages: {
  de: ConsentMessages;
  en: ConsentMessages;
  'de-simple': ConsentMessages;
} = { de, en, 'de-simple': deSimple };

/** The texts for a `lang`, `de-AT` for instance; English for a language that is not among them. */
export function messagesFor(lang: string): ConsentMessages {
  if (lang.startsWith('de')) return lang.includes('simple') ? deSimple : de;
  return en;
}
