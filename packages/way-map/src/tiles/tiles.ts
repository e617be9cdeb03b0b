/** The id of the item of consent. */
export const MAP_ITEM = 'map';

/** What the visitor is asked for where tiles come from another host; a `ConsentItem` of consent-manager. */
export interface MapItem {
  id: typeof MAP_ITEM;
  category: 'functional';
  name: string;
  description: string;
  hosts: readonly string[];
}

const texts = {
  de: {
    name: 'Karte',
    description: 'Zeigt die Umgebung der Praxis. Die Bilder kommen von {host}.',
  },
  en: { name: 'Map', description: 'Shows where the practice is. Its pictures come from {host}.' },
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
  const { name, description } = texts[locale.startsWith('de') ? 'de' : 'en'];
  return [
    {
      id: MAP_ITEM,
      category: 'functional',
      name,
      description: description.replace('{host}', new URL(foreign).host),
      hosts: [foreign],
    },
  ];
}

/** The hosts of the tiles by directive, for a site's policy; nothing where they are the site's own. */
export function mapSources(template: string | null): Readonly<Record<string, readonly string[]>> {
  const foreign = foreignTiles(template);
  return foreign ? { 'img-src': [foreign] } : {};
}
