import { mapItems, mapSources } from '@praxiskit/practice';
import { expect, test } from 'vitest';

const away = 'https://tiles.example:8443/{z}/{x}/{y}.png';

test('tiles of another host need consent, and this host alone in the policy', () => {
  expect(mapItems(away, 'de')).toEqual([
    {
      id: 'map',
      category: 'functional',
      name: 'Karte',
      description: 'Zeigt die Umgebung der Praxis. Die Bilder kommen von tiles.example:8443.',
      hosts: ['https://tiles.example:8443'],
    },
  ]);
  expect(mapItems(away, 'en-US')[0]?.name).toBe('Map');
  expect(mapSources(away)).toEqual({ 'img-src': ['https://tiles.example:8443'] });
});

test.each(['tile.openstreetmap.org', 'a.tile.openstreetmap.org'])(
  'tiles of %s are named after their provider, with its privacy policy and its country [R4.12D]',
  (host) => {
    expect(mapItems(`https://${host}/{z}/{x}/{y}.png`, 'en')).toEqual([
      {
        id: 'map',
        category: 'functional',
        name: 'OpenStreetMap',
        description: 'Shows where the practice is.',
        purpose: 'map of the surroundings',
        provider: 'OpenStreetMap Foundation',
        countries: ['GB'],
        url: 'https://osmfoundation.org/wiki/Privacy_Policy',
        hosts: [`https://${host}`],
      },
    ]);
  },
);

test('a host that only ends like OpenStreetMap’s is not named after it', () => {
  const [item] = mapItems('https://eviltile.openstreetmap.org.example/{z}/{x}/{y}.png', 'de');
  expect(item?.name).toBe('Karte');
});

test.each([null, '/tiles/{z}/{x}/{y}.png'])(
  'tiles at %s: nothing is asked, nothing allowed',
  (own) => {
    expect(mapItems(own, 'de')).toEqual([]);
    expect(mapSources(own)).toEqual({});
  },
);
