export const MAP_ITEM = 'map';

/** The item that the visitor is asked for where tiles come from another host; a `ConsentItem` of consent-manager. */
export interface MapItem {
  id: typeof MAP_ITEM;
  category: 'functional';
  name: string;
  description: string;
  hosts: readonly string[];
  /** Known for OpenStreetMap's own tiles; for another host there is only its name. */
  purpose?: string;
  provider?: string;
  countries?: readonly string[];
  url?: string;
}

const texts = {
  de: {
    name: 'Karte',
    description: 'Zeigt die Umgebung der Praxis.',
    source: ' Die Bilder kommen von {host}.',
    purpose: 'Karte der Umgebung',
  },
  en: {
    name: 'Map',
    description: 'Shows where the practice is.',
    source: ' Its pictures come from {host}.',
    purpose: 'map of the surroundings',
  },
};

const openStreetMap = {
  name: 'OpenStreetMap',
  provider: 'OpenStreetMap Foundation',
  countries: ['GB'],
  url: 'https://osmfoundation.org/wiki/Privacy_Policy',
};

/**
 * The origin of another host that tiles load from; null for a path, which is the site itself, and where there
 * are none.
 *
 * @param template `https://tiles.example/{z}/{x}/{y}.png`, or a path
 */
export function foreignTiles(template: string | null): string | null {
  return !template || template.startsWith('/') ? null : new URL(template).origin;
}

/**
 * The item of consent that the map needs: none where tiles come from the site itself, or from nowhere.
 * Spread it into the site's items.
 */
export function mapItems(template: string | null, locale: string): MapItem[] {
  const foreign = foreignTiles(template);
  if (!foreign) return [];
  const { name, description, source, purpose } = texts[locale.startsWith('de') ? 'de' : 'en'];
  const item = { id: MAP_ITEM, category: 'functional', hosts: [foreign] } as const;
  const { host } = new URL(foreign);
  return /^(.+\.)?tile\.openstreetmap\.org$/.test(host)
    ? [{ ...item, ...openStreetMap, description, purpose }]
    : [{ ...item, name, description: description + source.replace('{host}', host) }];
}

/** The hosts of the tiles by directive, for a site's policy; nothing where they are the site's own. */
export function mapSources(template: string | null): Readonly<Record<string, readonly string[]>> {
  const foreign = foreignTiles(template);
  return foreign ? { 'img-src': [foreign] } : {};
}
