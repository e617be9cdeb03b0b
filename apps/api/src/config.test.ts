import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteSettings } from '@praxiskit/pages/server';
import { ConfigError, processSettings } from '@praxiskit/server-kit';
import { expect, test } from 'vitest';
import { readConfig, variables } from './config.ts';

test('an empty environment is enough [R9.6] [R9.7]', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: null,
    sampleData: true,
    guestRedirect: '/',
  });
});

test('the default breakpoints are the four of the specification [R2.19]', () => {
  expect(readConfig({}).breakpoints).toEqual([
    { name: 'sm', max: 600 },
    { name: 'md', max: 1024 },
    { name: 'lg', max: 1440 },
    { name: 'xl', max: 1920 },
  ]);
});

test('staff and admins need a second factor where the practice says so', () => {
  expect(readConfig({}).secondFactorFor).toEqual([]);
  const { secondFactorFor } = readConfig({ REQUIRE_SECOND_FACTOR: '1' });
  expect(secondFactorFor).toEqual(['staff', 'doctor', 'admin']);
});

test('sample data is off where a database is given', () => {
  const config = readConfig({ DATABASE_URL: 'postgres://x/y', SESSION_SECRET: 's'.repeat(32) });
  expect(config.sampleData).toBe(false);
});

const tiles = 'https://tiles.example/{z}/{x}/{y}.png';
const real = { DATABASE_URL: 'postgres://x/y', SESSION_SECRET: 's'.repeat(32) };
test.each([
  [{}, 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'],
  [{ MAP_TILES_URL: 'none' }, null],
  [{ MAP_TILES_URL: tiles }, tiles],
  [{ SAMPLE_DATA: '0' }, null],
  [real, null],
  [{ ...real, MAP_TILES_URL: 'none' }, null],
  [{ ...real, MAP_TILES_URL: tiles }, tiles],
])(
  'the sample practice offers OpenStreetMap, a real one only what it sets: %o [R4.12D]',
  (env, expected) => {
    expect(readConfig(env).mapTiles).toBe(expected);
  },
);

test.each([
  [{ PORT: 'abc' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ PORT: ' ' }, 'PORT'],
  [{ PORT: '0' }, 'PORT'],
  [{ PUBLIC_URL: 'https://praxis.example/site' }, 'PUBLIC_URL'],
  [{ DATABASE_REPLICA_URLS: 'postgres://a/b,replica' }, 'DATABASE_REPLICA_URLS'],
  [{ DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgres://x/y' }, 'SESSION_SECRET'],
  [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET'],
  [{ CONSTRUCTION: 'maybe' }, 'CONSTRUCTION'],
  [{ CONSTRUCTION_HASH: 'password' }, 'CONSTRUCTION_HASH'],
  [{ IMAGE_HOSTS: 'https://pictures.example' }, 'IMAGE_HOSTS'],
  [{ IMAGE_HOSTS: 'pictures.example,127.0.0.1' }, 'IMAGE_HOSTS'],
  [{ IMAGE_HOSTS: '*.example' }, 'IMAGE_HOSTS'],
  [{ IMAGE_HOSTS: 'pictures.example:8080' }, 'IMAGE_HOSTS'],
  [{ IMAGE_HOSTS: '-pictures.example' }, 'IMAGE_HOSTS'],
  [{ IMAGE_HOSTS: `${'a'.repeat(64)}.example` }, 'IMAGE_HOSTS'],
  [{ BREACHED_PASSWORDS_URL: 'api.pwnedpasswords.com/range/' }, 'BREACHED_PASSWORDS_URL'],
  [{ MAIL_FROM: 'Praxis' }, 'MAIL_FROM'],
  [{ MAIL_FROM: 'a@x.example, b@x.example' }, 'MAIL_FROM'],
  [{ MAIL_FROM: 'a@x.example\nBcc: b@x.example' }, 'MAIL_FROM'],
  [{ SAMPLE_PASSWORD: ' '.repeat(8) }, 'SAMPLE_PASSWORD'],
  [{ BREAKPOINTS: 'small' }, 'BREAKPOINTS'],
  [{ BREAKPOINTS: 'sm:600,md:100' }, 'BREAKPOINTS'],
  [{ GUEST_REDIRECT: '//elsewhere.example' }, 'GUEST_REDIRECT'],
  [{ GUEST_REDIRECT: 'https://elsewhere.example' }, 'GUEST_REDIRECT'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
])('%o is refused in one line that names the variable', (env, name) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
  const message = messageOf(() => readConfig(env));
  expect(message).toMatch(new RegExp(`^${name} .+\\.$`));
  expect(message).not.toContain('\n');
});

const root = join(import.meta.dirname, '../../..');

test('every variable is explained in .env.example, and no other one is', () => {
  const example = readFileSync(join(root, '.env.example'), 'utf8');
  const explained = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(explained.toSorted()).toEqual(Object.keys(variables.shape).toSorted());
});

test('every value of the configuration has a reader', () => {
  const sources = globSync('apps/api/src/**/*.ts', { cwd: root })
    .filter((file) => !/config(\.test)?\.ts$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  // Handed to the packages as a whole; what pages reads of them is tested there.
  const byPackages = [
    ...Object.keys(processSettings(variables.parse({}))),
    ...Object.keys(siteSettings(variables.parse({}))),
  ];
  const unread = Object.keys(readConfig({})).filter(
    (key) => !byPackages.includes(key) && !new RegExp(`\\b${key}\\b`).test(sources),
  );
  expect(unread).toEqual([]);
});

function messageOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}
