import {
  consentMessages,
  createConsent,
  dialogView,
  itemEntries,
  knownItems,
} from '@praxiskit/consent-manager';
import { expect, test } from 'vitest';

test('a privacy policy lists the offered items, with names and hosts, and nothing else', () => {
  const items = knownItems({ maps: { osm: true }, analyticsId: null, locale: 'de' });
  const entries = itemEntries(items, consentMessages.de);
  expect(entries.map(({ term }) => term)).toEqual([
    'Anmeldung (Notwendig)',
    'Bekanntes Gerät (Notwendig)',
    'Ihre Wahl (Notwendig)',
    'Sprache (Notwendig)',
    'Formulare ohne Skripte (Notwendig)',
    'Noch nicht Gespeichertes (Notwendig)',
    'Vorschau (Notwendig)',
    'OpenStreetMap (Funktion)',
  ]);
  expect(entries[3]).toEqual({
    term: 'Sprache (Notwendig)',
    text: 'Merkt sich die Sprache, die Sie gewählt haben. Speicherdauer: ein Jahr. Speichert:',
    items: ['locale'],
  });
  expect(entries.at(-1)?.text).toContain('Lädt von: tile.openstreetmap.org. Speichert nichts.');
});

test('names that vary are described in words, not as a RegExp', () => {
  const [entry] = itemEntries(
    [{ id: 'count', name: 'Counts', cookies: ['_ga', /^_ga_/], storage: ['seen'] }],
    consentMessages.en,
  );
  expect(entry).toEqual({
    term: 'Counts (Others)',
    text: 'Stores:',
    items: ['_ga', 'seen', 'others of a similar name'],
  });
});

test('a name is listed once, though a browser knows it with prefixes, or cookie and storage share it', () => {
  const items = knownItems({ locale: 'en' });
  const [session] = itemEntries(items, consentMessages.en);
  expect(session?.items).toContain('next-auth.session-token');
  expect(session?.items?.filter((name) => name.startsWith('__'))).toEqual([]);
  const preview = itemEntries(items, consentMessages.en).find(({ term }) =>
    term.startsWith('Preview'),
  );
  expect(preview?.items).toEqual(['construction_access']);
  const [own] = itemEntries(
    [{ id: 'own', name: 'Own', cookies: ['__Host-own'] }],
    consentMessages.en,
  );
  expect(own?.items).toEqual(['__Host-own']);
});

test.each(['de', 'en'] as const)(
  'a privacy policy names how long each item stays, in %s',
  (locale) => {
    const items = knownItems({ maps: { google: true }, analyticsId: 'G-1', locale });
    const { kept, nothingKept } = consentMessages[locale];
    for (const { term, text } of itemEntries(items, consentMessages[locale])) {
      expect(text.includes(`${kept}: `) || text.includes(nothingKept), term).toBe(true);
    }
  },
);

test.each([
  [
    'de',
    '„Alle akzeptieren“ erlaubt: Karte der Umgebung (OpenStreetMap Foundation, außerhalb der EU: Vereinigtes Königreich), Besuchszählung (Google Ireland Limited, außerhalb der EU: Vereinigte Staaten) und Videos (film.example).',
  ],
  [
    'en',
    '“Accept all” allows: map of the surroundings (OpenStreetMap Foundation, outside the EU: United Kingdom), Visit counts (Google Ireland Limited, outside the EU: United States), and Videos (film.example).',
  ],
] as const)(
  'the first view says what accepting all allows: what for, by whom, and where outside the EU, in %s [R4.2D]',
  (locale, expected) => {
    const video = { id: 'video', name: 'Videos', hosts: ['https://film.example'] };
    const consent = createConsent({
      items: [...knownItems({ analyticsId: 'G-1', locale }), video],
      storage: null,
      cookies: { names: () => [], remove: () => {} },
    });
    consent.open('intro');
    const messages = consentMessages[locale];
    const options = { messages, privacyHref: '/', variant: 'dialog' } as const;
    expect(dialogView(consent, options)?.text).toContain(expected);
    consent.show('settings');
    expect(dialogView(consent, options)?.text).not.toContain(expected);
  },
);

test('where nothing optional is offered the first view speaks of none', () => {
  const consent = createConsent({
    items: knownItems({ maps: { osm: false }, locale: 'de' }),
    storage: null,
    cookies: { names: () => [], remove: () => {} },
  });
  consent.open('intro');
  const options = { messages: consentMessages.de, privacyHref: '/', variant: 'dialog' } as const;
  expect(dialogView(consent, options)?.text).not.toContain('erlaubt:');
});

test('settings and privacy policy name the provider of an item [R4.7]', () => {
  const items = knownItems({ analyticsId: 'G-1', locale: 'de' });
  const provider = 'Google Ireland Limited, außerhalb der EU: Vereinigte Staaten';
  expect(itemEntries(items, consentMessages.de).at(-1)?.text).toContain(`Anbieter: ${provider}.`);
  const consent = createConsent({
    items,
    storage: null,
    cookies: { names: () => [], remove: () => {} },
  });
  consent.open();
  const options = { messages: consentMessages.de, privacyHref: '/', variant: 'dialog' } as const;
  const shown = dialogView(consent, options)?.groups.flatMap(({ items }) => items) ?? [];
  expect(shown.find(({ key }) => key === 'analytics')?.provider).toBe(provider);
  expect(shown.find(({ key }) => key === 'session')?.provider).toBe('');
});

test('the question names how long an item stays, too', () => {
  const consent = createConsent({
    items: knownItems({ analyticsId: 'G-1', locale: 'de' }),
    storage: null,
    cookies: { names: () => [], remove: () => {} },
  });
  consent.open();
  const options = { messages: consentMessages.de, privacyHref: '/', variant: 'dialog' } as const;
  const shown = dialogView(consent, options)?.groups.flatMap(({ items }) => items) ?? [];
  expect(shown.find(({ key }) => key === 'analytics')).toMatchObject({
    cookies: ['_ga', '_ga_*', '_gid', '_gat*'],
    stored:
      'Speicherdauer: _ga und _ga_* zwei Jahre, _gid einen Tag, _gat* eine Minute. Speichert:',
  });
  const session = shown.find(({ key }) => key === 'session')?.cookies ?? [];
  expect(session).toContain('next-auth.session-token');
  expect(session.filter((name) => name.startsWith('__'))).toEqual([]);
});
