import { publicConfig, siteSettings, siteVariables } from '@praxiskit/pages/server';
import { expect, test } from 'vitest';
import { z } from 'zod';

const read = (env: Record<string, string>) => siteSettings(z.object(siteVariables).parse(env));
const hash = 'a'.repeat(64);

test('every setting reaches the browser, the gate’s password only while it is closed [R9.7]', () => {
  const build = { version: '1.2.3', buildId: 'b1' };
  const open = publicConfig(read({ CONSTRUCTION_HASH: hash, ANALYTICS_ID: 'G-1' }), build);
  expect(open).toEqual({
    construction: false,
    construction_hash: null,
    responsive: {
      breakpoints: [
        { name: 'sm', max: 600 },
        { name: 'md', max: 1024 },
        { name: 'lg', max: 1440 },
        { name: 'xl', max: 1920 },
      ],
    },
    no_cookies: false,
    animated_anchors: true,
    analytics_id: 'G-1',
    map_tiles: null,
    guest_redirect: '/',
    version: '1.2.3',
    build_id: 'b1',
  });
  const closed = publicConfig(read({ CONSTRUCTION: '1', CONSTRUCTION_HASH: hash }), build);
  expect(closed).toMatchObject({ construction: true, construction_hash: hash });
  const { imageHosts: _onlyServer, ...shown } = read({});
  expect(Object.keys(open)).toHaveLength(Object.keys(shown).length + Object.keys(build).length);
});

test.each([
  ['1', true],
  ['true', true],
  ['on', true],
  ['0', false],
  ['no', false],
])('a flag may be written %s', (value, expected) => {
  expect(read({ NO_COOKIES: value }).noCookies).toBe(expected);
});

test.each([
  { CONSTRUCTION: 'maybe' },
  { CONSTRUCTION_HASH: 'password' },
  { GUEST_REDIRECT: '//elsewhere.example' },
  // A browser ignores the line break.
  { GUEST_REDIRECT: '/\n/elsewhere.example' },
  { GUEST_REDIRECT: '/\t/elsewhere.example' },
  { GUEST_REDIRECT: '/%zz' },
  { BREAKPOINTS: 'sm:600,md:100' },
  { BREAKPOINTS: 'sm:600,sm:700' },
  { IMAGE_HOSTS: 'https://pictures.example' },
  // Another kind of id, or another vendor's: Google's tag would not load.
  { ANALYTICS_ID: 'UA-12345-1' },
  { ANALYTICS_ID: 'GTM-ABC123' },
  { ANALYTICS_ID: 'AW-123' },
  { ANALYTICS_ID: 'G-' },
  { ANALYTICS_ID: 'g-abc123' },
  { ANALYTICS_ID: 'G-ABC123&l=other' },
  { MAP_TILES_URL: 'https://tiles.example/map.png' },
  { MAP_TILES_URL: 'tiles.example/{z}/{x}/{y}.png' },
  // It would end its directive of the policy.
  { MAP_TILES_URL: 'https://tiles.example;script-src/{z}/{x}/{y}.png' },
])('%o is refused', (env) => {
  expect(() => read(env as unknown as Record<string, string>)).toThrow('must');
});

test('the gate’s digest may be written in capitals', () => {
  const hash = 'AB'.repeat(32);
  expect(read({ CONSTRUCTION_HASH: hash }).constructionHash).toBe(hash.toLowerCase());
});

test.each([
  ['/tiles/{z}/{x}/{y}.png', '/tiles/{z}/{x}/{y}.png'],
  ['https://praxis.example/tiles/{z}/{x}/{y}.png', '/tiles/{z}/{x}/{y}.png'],
  ['https://tiles.example/{z}/{x}/{y}.png', 'https://tiles.example/{z}/{x}/{y}.png'],
  ['https://praxis.example.net/{z}/{x}/{y}.png', 'https://praxis.example.net/{z}/{x}/{y}.png'],
])('tiles at %s reach the browser as %s', (address, shown) => {
  const build = { version: '1', buildId: 'b', origin: new URL('https://praxis.example') };
  expect(publicConfig(read({ MAP_TILES_URL: address }), build).map_tiles).toBe(shown);
});
