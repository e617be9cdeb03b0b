import { analyticsHosts } from './analytics-hosts.ts';
import type { ConsentItem } from './items.ts';

/** What the site offers. */
export interface KnownItemsOptions {
  /**
   * Which maps the site offers: `osm` (tiles from another host), true by default; `google` (with a
   * key), false.
   */
  maps?: { osm?: boolean; google?: boolean };
  /** The id of the analytics account; without one the item is not offered [R4.12]. */
  analyticsId?: string | null;
  /** Of names and descriptions: German where it starts with `de`, else English, the default. */
  locale?: string;
}

const prefixed = (...names: string[]) =>
  names.flatMap((name) =>
    ['', '__Secure-', '__Host-'].map((prefix) => `${prefix}next-auth.${name}`),
  );

// Every spelling that a session library of this family uses over HTTP and HTTPS [R4.13].
const SESSION = [
  ...['session', 'auth.session-token', 'auth.callback-url'],
  ...prefixed('session-token', 'callback-url', 'csrf-token'),
  // What auth-server sets for an hour at most, while somebody signs in.
  ...prefixed('mailbox', 'ticket', 'challenge', 'codes', 'typed'),
];

/** Name, what for, how long. */
type Words = readonly [name: string, description: string, kept?: string];

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
      'Merkt sich, was Sie erlaubt haben, die helle oder dunkle Ansicht, und dass eine Seite eben neu geladen wurde.',
      'bis Sie es im Browser löschen',
    ],
    language: ['Sprache', 'Merkt sich die Sprache, die Sie gewählt haben.', 'ein Jahr'],
    construction: [
      'Vorschau',
      'Merkt sich, dass Sie die Seite vor ihrer Eröffnung sehen dürfen.',
      '30\u00a0Tage',
    ],
    osm: ['OpenStreetMap', 'Zeigt den Weg zur Praxis. OpenStreetMap Foundation, Cambridge.'],
    google: [
      'Google Maps',
      'Zeigt den Weg zur Praxis mit Verkehr. Google Ireland, Dublin.',
      'zwei Jahre',
    ],
    analytics: [
      'Besuchszählung',
      'Zählt, welche Seiten gelesen werden. Google Ireland, Dublin.',
      'zwei Jahre',
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
      'Remembers what you allowed, the light or dark view, and that a page has just been reloaded.',
      'until you delete it in the browser',
    ],
    language: ['Language', 'Remembers the language you chose.', 'a year'],
    construction: [
      'Preview',
      'Remembers that you may see the site before it opens.',
      '30\u00a0days',
    ],
    osm: ['OpenStreetMap', 'Shows the way to the practice. OpenStreetMap Foundation, Cambridge.'],
    google: [
      'Google Maps',
      'Shows the way to the practice, with traffic. Google Ireland, Dublin.',
      'two years',
    ],
    analytics: [
      'Visit counts',
      'Counts which pages are read. Google Ireland, Dublin.',
      'two years',
    ],
  },
} satisfies Record<string, Record<string, Words>>;

/** The items that every site of this kind has: required ones, maps, analytics [R4.12]. */
export function knownItems(options: KnownItemsOptions = {}): ConsentItem[] {
  const { maps = {}, analyticsId = null, locale = 'en' } = options;
  const pack = texts[locale.startsWith('de') ? 'de' : 'en'];
  const words = (key: keyof typeof pack) => {
    const [name, description, kept] = pack[key] as Words;
    return { name, description, ...(kept ? { kept } : {}) };
  };
  return [
    { id: 'session', category: 'required', cookies: SESSION, ...words('session') },
    { id: 'device', category: 'required', cookies: prefixed('device'), ...words('device') },
    {
      id: 'choice',
      category: 'required',
      storage: ['consent.*', 'theme', 'reload-guard'],
      ...words('choice'),
    },
    { id: 'language', category: 'required', cookies: ['locale'], ...words('language') },
    {
      id: 'construction',
      category: 'required',
      cookies: ['construction_access'],
      storage: ['construction_access'],
      ...words('construction'),
    },
    {
      id: 'osm',
      category: 'functional',
      active: maps.osm ?? true,
      url: 'https://osmfoundation.org/wiki/Privacy_Policy',
      hosts: ['https://tile.openstreetmap.org'],
      ...words('osm'),
    },
    {
      id: 'google-maps',
      category: 'functional',
      active: maps.google ?? false,
      url: 'https://policies.google.com/privacy',
      cookies: ['NID', 'CONSENT'],
      hosts: ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
      ...words('google'),
    },
    {
      id: 'analytics',
      category: 'analytics',
      active: Boolean(analyticsId),
      url: 'https://policies.google.com/privacy',
      cookies: ['_ga', '_ga_*', '_gid', '_gat*'],
      hosts: analyticsHosts,
      ...words('analytics'),
    },
  ];
}
