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

// Every spelling that a session library of this family uses over HTTP and HTTPS [R4.13].
const SESSION = ['session', 'auth.session-token', 'auth.callback-url'];
const PREFIXED = ['session-token', 'callback-url', 'csrf-token'].flatMap((name) =>
  ['', '__Secure-', '__Host-'].map((prefix) => `${prefix}next-auth.${name}`),
);

const texts = {
  de: {
    session: ['Anmeldung', 'Hält Sie angemeldet und schützt Formulare vor fremden Absendern.'],
    language: ['Sprache', 'Merkt sich die Sprache, die Sie gewählt haben.'],
    construction: ['Vorschau', 'Merkt sich, dass Sie die Seite vor ihrer Eröffnung sehen dürfen.'],
    osm: ['OpenStreetMap', 'Zeigt den Weg zur Praxis. OpenStreetMap Foundation, Cambridge.'],
    google: ['Google Maps', 'Zeigt den Weg zur Praxis mit Verkehr. Google Ireland, Dublin.'],
    analytics: ['Besuchszählung', 'Zählt, welche Seiten gelesen werden. Google Ireland, Dublin.'],
  },
  en: {
    session: ['Sign-in', 'Keeps you signed in and protects forms from foreign senders.'],
    language: ['Language', 'Remembers the language that you chose.'],
    construction: ['Preview', 'Remembers that you may see the site before it opens.'],
    osm: ['OpenStreetMap', 'Shows the way to the practice. OpenStreetMap Foundation, Cambridge.'],
    google: ['Google Maps', 'Shows the way to the practice, with traffic. Google Ireland, Dublin.'],
    analytics: ['Visit counts', 'Counts which pages are read. Google Ireland, Dublin.'],
  },
} as const;

/** The items that every site of this kind has: required ones, maps, analytics [R4.12]. */
export function knownItems(options: KnownItemsOptions = {}): ConsentItem[] {
  const { maps = {}, analyticsId = null, locale = 'en' } = options;
  const pack = texts[locale.startsWith('de') ? 'de' : 'en'];
  const words = (key: keyof typeof pack) => ({ name: pack[key][0], description: pack[key][1] });
  return [
    {
      id: 'session',
      category: 'required',
      cookies: [...SESSION, ...PREFIXED],
      ...words('session'),
    },
    { id: 'language', category: 'required', cookies: ['locale'], ...words('language') },
    {
      id: 'construction',
      category: 'required',
      cookies: ['construction_access'],
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
