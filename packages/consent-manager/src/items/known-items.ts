import type { ConsentFacts, ConsentItem } from './items.ts';
import { type KnownFactsOptions, knownFacts } from './known-facts.ts';

export interface KnownItemsOptions extends KnownFactsOptions {
  /** Language of names and descriptions: German where it starts with `de`, else English, the default. */
  locale?: string;
}

/** `purpose` where the name does not say it. */
type Words = readonly [name: string, description: string, kept?: string, purpose?: string];

const texts = {
  de: {
    session: [
      'Anmeldung',
      'Hält Sie angemeldet und schützt Formulare vor fremden Absendern.',
      'bis Sie sich abmelden, längstens zwölf Stunden, oder bis Sie den Browser schließen',
    ],
    device: [
      'Bekanntes Gerät',
      'Erkennt Ihren Browser wieder, damit Fremde Ihr Konto nicht sperren können.',
      '400\u00a0Tage nach der letzten Anmeldung',
    ],
    choice: [
      'Ihre Wahl',
      'Merkt sich, was Sie erlaubt haben, die helle oder dunkle Ansicht, ob Tastenkürzel gelten, und dass eine Seite eben neu geladen wurde.',
      'Ihre Antwort zwölf Monate; dass neu geladen wurde, bis Sie den Tab schließen; alles andere, bis Sie es im Browser löschen',
    ],
    language: ['Sprache', 'Merkt sich die Sprache, die Sie gewählt haben.', 'ein Jahr'],
    forms: [
      'Formulare ohne Skripte',
      'Behält verschlüsselt, was Sie in ein Formular geschrieben haben, wenn Skripte ausgeschaltet sind.',
      'zehn Minuten',
    ],
    unsaved: [
      'Noch nicht Gespeichertes',
      'Behält Ihre Änderungen, bis die Praxis sie hat: wenn die Verbindung abbricht oder Sie die Seite vorher verlassen.',
      'bis es gesendet ist, oder bis Sie sich abmelden',
    ],
    construction: [
      'Vorschau',
      'Merkt sich, dass Sie die Seite vor ihrer Eröffnung sehen dürfen.',
      'im Cookie 30\u00a0Tage, im Browserspeicher, bis Sie es löschen',
    ],
    osm: ['OpenStreetMap', 'Zeigt den Weg zur Praxis.', '', 'Karte der Umgebung'],
    'google-maps': [
      'Google Maps',
      'Zeigt den Weg zur Praxis mit Verkehr.',
      'zwei Jahre',
      'Karte mit Verkehr',
    ],
    analytics: [
      'Besuchszählung',
      'Zählt, welche Seiten gelesen werden.',
      '_ga und _ga_* zwei Jahre, _gid einen Tag, _gat* eine Minute',
    ],
  },
  en: {
    session: [
      'Sign-in',
      'Keeps you signed in and protects forms against requests from other sites.',
      'until you sign out, twelve hours at most, or until you close the browser',
    ],
    device: [
      'Known device',
      'Recognizes your browser, so that strangers cannot lock you out of your account.',
      '400\u00a0days after you last signed in',
    ],
    choice: [
      'Your choice',
      'Remembers what you allowed, the light or dark view, whether keyboard shortcuts are on, and that a page has just been reloaded.',
      'your answer for twelve months; that a page was reloaded, until you close the tab; the rest until you delete it in the browser',
    ],
    language: ['Language', 'Remembers the language you chose.', 'a year'],
    forms: [
      'Forms without scripts',
      'Keeps what you have written into a form, encrypted, if scripts are switched off.',
      'ten minutes',
    ],
    unsaved: [
      'Not saved yet',
      'Keeps your changes until the practice has them: if the connection breaks or you leave the page first.',
      'until it is sent, or until you sign out',
    ],
    construction: [
      'Preview',
      'Remembers that you may see the site before it opens.',
      '30\u00a0days in the cookie, in browser storage until you delete it',
    ],
    osm: ['OpenStreetMap', 'Shows the way to the practice.', '', 'map of the surroundings'],
    'google-maps': [
      'Google Maps',
      'Shows the way to the practice, with traffic.',
      'two years',
      'map with traffic',
    ],
    analytics: [
      'Visit counts',
      'Counts which pages are read.',
      '_ga and _ga_* for two years, _gid for a day, _gat* for a minute',
    ],
  },
} satisfies Record<string, Record<string, Words>>;

/** The items with their names and descriptions: the known ones get theirs here, any other keeps its own. */
export function describeItems(facts: readonly ConsentFacts[], locale: string): ConsentItem[] {
  const pack: Record<string, Words> = texts[locale.startsWith('de') ? 'de' : 'en'];
  return facts.map((item) => {
    const known = pack[item.id];
    if (!known) return { name: item.id, ...item };
    const [name, description, kept, purpose] = known;
    return {
      ...item,
      name,
      description,
      ...(kept ? { kept } : {}),
      ...(purpose ? { purpose } : {}),
    };
  });
}

/** `knownFacts` with their words. */
export function knownItems({ locale = 'en', ...options }: KnownItemsOptions = {}): ConsentItem[] {
  return describeItems(knownFacts(options), locale);
}
