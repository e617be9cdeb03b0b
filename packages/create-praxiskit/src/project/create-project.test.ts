import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  CreateError,
  createProject,
  type Language,
  type Part,
  parts,
  type Site,
} from 'create-praxiskit';
import { parseSync } from 'oxc-parser';
import { afterEach, beforeEach, expect, test } from 'vitest';

const template = join(import.meta.dirname, '../../../../examples/other-practice');
const everyPart = Object.keys(parts) as Part[];
const site: Site = {
  name: 'Praxis "Dr. O’Neil" & Söhne',
  city: "Sankt Peter's",
  languages: ['de', 'en'],
  color: '#c2185b',
  parts: everyPart,
};

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'create-praxiskit-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** The files of a site, by their path. */
function create(changes: Partial<Site> = {}, packages: string | null = null) {
  const folder = join(home, 'site');
  const paths = createProject({ folder, template, packages, site: { ...site, ...changes } });
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

const languages: Language[][] = [['de'], ['en'], ['de', 'en'], ['en', 'de']];
const subsets = Array.from({ length: 2 ** everyPart.length }, (_, bits) =>
  everyPart.filter((_part, at) => (bits >> at) % 2 === 1),
);
const variants = subsets.flatMap((chosen) =>
  languages.map((spoken) => [chosen.join() || 'nothing', spoken.join(), chosen, spoken] as const),
);

test.each(variants)(
  'with %s, in %s: each import has its file, and each file is imported',
  (_parts, _languages, chosen, spoken) => {
    const files = create({ parts: chosen, languages: spoken });
    const manifest = JSON.parse(files.get('package.json') ?? '');
    const imported = new Set<string>();
    for (const [path, text] of files) {
      expect(text, path).not.toContain('#region');
      expect(text, path).not.toContain('Lindenhof');
      if (!/\.tsx?$/.test(path)) continue;
      const { errors, module } = parseSync(path, text);
      expect(errors, path).toEqual([]);
      const names = [
        ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
        ...module.dynamicImports.map(({ moduleRequest }) =>
          text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
        ),
      ];
      for (const name of names) {
        if (name.startsWith('.'))
          expect([...files.keys()], path).toContain(join(dirname(path), name));
        else imported.add(/^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
      }
    }
    const known = { ...manifest.dependencies, ...manifest.devDependencies };
    const foreign = [...imported].filter(
      (name) => !name.startsWith('node:') && !builtinModules.includes(name) && !(name in known),
    );
    expect(foreign).toEqual([]);
    const ours = Object.keys(known).filter((name) => name.startsWith('@praxiskit/'));
    expect(ours.filter((name) => !imported.has(name))).toEqual([]);
  },
);

test('the new site’s name and city are valid TypeScript strings', () => {
  const files = create();
  const practice = files.get('src/content/practice.ts') ?? '';
  expect(practice).toContain(`name: 'Praxis "Dr. O’Neil" & Söhne'`);
  expect(practice).toContain(String.raw`city: 'Sankt Peter\'s'`);
  expect(practice).toContain('praxis@praxis-dr-o-neil-soehne.example');
  expect(files.get('README.md')).toMatch(/^# Praxis "Dr. O’Neil" & Söhne\n/);
  expect(files.get('public/favicon.svg')).toContain('&amp; Söhne');
  expect(files.get('src/styles/theme.css')).toContain('--color-primary: light-dark(#c2185b, ');
});

test('a new site has its own secrets, readable by its user only and ignored by Git', () => {
  const settings = create().get('.env') ?? '';
  expect(statSync(join(home, 'site/.env')).mode & 0o077).toBe(0);
  expect(readFileSync(join(home, 'site/.gitignore'), 'utf8').split('\n')).toContain('.env');
  rmSync(join(home, 'site'), { recursive: true });
  const again = create().get('.env') ?? '';
  for (const name of ['SESSION_SECRET', 'STAFF_PASSWORD', 'CONSTRUCTION_HASH']) {
    const [, first = ''] = new RegExp(`^${name}=(\\S{12,})$`, 'm').exec(settings) ?? [];
    expect(first, name).not.toBe('');
    expect(again).not.toContain(first);
  }
  rmSync(join(home, 'site'), { recursive: true });
  expect(create({ parts: ['video'] }).get('.env')).not.toMatch(/STAFF|CONSTRUCTION/);
});

test('a folder that is not empty is left unchanged, and an empty one is used', () => {
  mkdirSync(join(home, 'site'));
  expect(create().size).toBeGreaterThan(20);
  const before = readdirSync(join(home, 'site'));
  expect(() => create()).toThrow(CreateError);
  expect(readdirSync(join(home, 'site'))).toEqual(before);
  rmSync(join(home, 'site'), { recursive: true });
  writeFileSync(join(home, 'site'), '');
  expect(() => create()).toThrow('is a file. Name another folder.');
});

test('packages come from a folder of tarballs, those between them too, and a folder without one is refused', () => {
  const packed = join(home, 'packed');
  mkdirSync(packed);
  expect(() => create({}, packed)).toThrow('has no packages. Make them in a clone');
  const site = ['auth-client', 'consent-manager', 'core', 'pages', 'server-kit', 'ui-kit'];
  const names = [...site, 'animations'];
  for (const name of names) writeFileSync(join(packed, `praxiskit-${name}-0.1.0.tgz`), '');
  expect(() => create({}, packed)).toThrow('has no tarball of @praxiskit/auth-server.');
  expect(existsSync(join(home, 'site'))).toBe(false);
  const manifest = JSON.parse(create({ parts: [] }, packed).get('package.json') ?? '');
  const file = (name: string) => `file:${join(packed, `praxiskit-${name}-0.1.0.tgz`)}`;
  expect(manifest.dependencies['@praxiskit/pages']).toBe(file('pages'));
  expect(manifest.overrides).toEqual({ '@praxiskit/animations': file('animations') });
  writeFileSync(join(packed, 'praxiskit-pages-0.2.0.tgz'), '');
  rmSync(join(home, 'site'), { recursive: true });
  expect(() => create({}, packed)).toThrow('has @praxiskit/pages twice');
});
