import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { Bump, Change, Example, Facts } from './facts.ts';
import { readComponents } from './read-components.ts';

interface Manifest {
  name: string;
  version: string;
  description: string;
  license: string;
  private?: boolean;
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

interface Module {
  /** Names that it imports, as the imported module calls them, each with where it is imported from. */
  imports: { name: string; from: string }[];
  /** Modules of its own package that it imports or exports from. */
  parts: string[];
  tokens: string[];
}

const isSource = (file: string) => !/\.(?:test|stories|guide)\.|\/(?:test|testing)\//.test(file);

/** Everything below `root`, the repository, that pages of documentation derive from its files. */
export function readFacts(root: string): Facts {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const files = globSync('{packages/*,apps/web}/src/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isSource)
    .sort();
  const known = new Set(files);
  const modules = new Map(files.map((file) => [file, readModule(file, read(file), known)]));
  const pending = globSync('.changeset/*.md', { cwd: root }).sort().map(read).map(changesetIn);

  const bump = greatestOf(pending);
  const packages: Facts['packages'] = {};
  for (const file of globSync('packages/*/package.json', { cwd: root }).sort()) {
    const home = dirname(file).replaceAll('\\', '/');
    const manifest: Manifest = JSON.parse(read(file));
    if (manifest.private) continue;
    const { name, version, description, license, exports = {} } = manifest;
    const { dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = manifest;
    const [log] = globSync(`${home}/CHANGELOG.md`, { cwd: root });
    const next = pending
      .filter((one) => one.of === name)
      .map(({ text, bump }) => ({ version: 'next', text, bump }));
    packages[home] = {
      name,
      version,
      next: nextVersion(version, bump),
      description,
      license,
      peers: Object.keys(peerDependencies).filter((one) => !peerDependenciesMeta[one]?.optional),
      needs: Object.keys(dependencies).filter((one) => one.startsWith('@praxiskit/')),
      examples: examplesIn(read(`${home}/README.md`)),
      changes: [...next, ...(log ? changesIn(read(log)) : [])],
      exports: Object.fromEntries(
        Object.entries(exports)
          .filter(([, entry]) => /\.tsx?$/.test(entry) && known.has(posix.join(home, entry)))
          .flatMap(([path, entry]) =>
            exportedNames(read(posix.join(home, entry))).map((one) => [
              one,
              posix.join(name, path),
            ]),
          )
          .reverse(),
      ),
    };
  }
  const ownTokens = Object.fromEntries(
    [...modules]
      .filter(([file, { tokens }]) => file.startsWith('packages/') && tokens.length > 0)
      .map(([file, { tokens }]) => [file, [...new Set(tokens)].sort()]),
  );
  return {
    packages,
    uses: usesIn(modules, packages),
    tokens: tokensIn(modules),
    ownTokens,
    components: readComponents(root),
    peers: tableIn(read('docs/benchmarks.md'), 'The client beside its peers'),
  };
}

/** The code that a test runs, whose fence says `example=…`, and whole pages of HTML, which are tried, too. */
export const examplesIn = (readme: string): Example[] =>
  [...readme.matchAll(/^```(\w+)(?: example=([^\n]*))?\n([\s\S]*?)\n```$/gm)].flatMap(
    ([, language = '', kind, code = '']) => {
      if (kind) return [{ language, kind, code }];
      return code.startsWith('<!doctype') ? [{ language, kind: 'page', code }] : [];
    },
  );

/** The cells of the first table below a heading, row by row. */
export function tableIn(text: string, heading: string): string[][] {
  const [, below = ''] = text.split(new RegExp(`^#+ ${heading}$`, 'm'));
  const [table = ''] = /(?:^\|.*\|$\n?)+/m.exec(below) ?? [];
  return table
    .trim()
    .split('\n')
    .filter((line) => !/^[|\s:-]+$/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

/** The entries of a `CHANGELOG.md`, newest first. */
export function changesIn(log: string): Change[] {
  return log
    .split(/^## /m)
    .slice(1)
    .flatMap((part) => {
      const [version = '', ...lines] = part.split('\n');
      return lines
        .join('\n')
        .split(/^- /m)
        .slice(1)
        .map((text) => ({
          version: version.trim(),
          text: oneLine(text.replace(/^[0-9a-f]{7,}: /, '').replace(/^#.*$/gm, '')),
        }));
    });
}

/** The package that a changeset names, the version that it asks for, and its sentence. */
export function changesetIn(file: string): { of: string | undefined; bump: Bump; text: string } {
  const [, head = '', text = ''] = file.split(/^---$/m);
  const [, of, bump] = /["'](.+?)["']: (\w+)/.exec(head) ?? [];
  return { of, bump: bumps.find((one) => one === bump) ?? 'patch', text: oneLine(text) };
}

/** The greater ones last. */
const bumps = ['patch', 'minor', 'major'] as const;

const greatestOf = (changes: readonly { bump: Bump }[]) =>
  bumps.findLast((bump) => changes.some((one) => one.bump === bump));

/** The version after this one, as changesets count: before 1.0.0, too. */
export function nextVersion(version: string, bump: Bump | undefined): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (bump === 'major') return `${major + 1}.0.0`;
  if (bump === 'minor') return `${major}.${minor + 1}.0`;
  return bump ? `${major}.${minor}.${patch + 1}` : version;
}

const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ');

/** `export { A, type B } from './a.ts'`: A. */
export const exportedNames = (code: string): string[] =>
  [...code.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) => namesIn(list, 'outer'));

/** The values of a list of imports or exports: `type A` is none, and `a as B` is `a` inside and `B` outside. */
function namesIn(list: string, side: 'inner' | 'outer'): string[] {
  return list
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '' && !one.startsWith('type '))
    .map((one) => one.split(' as ').at(side === 'inner' ? 0 : -1) ?? one);
}

const TOKEN =
  /(?:\b(?:text|bg|border|outline|decoration|fill|stroke|accent)-|--color-)(on-primary|field-line|paper|raised|ink|quiet|primary|line|hairline|danger|positive|shade)\b/g;

function readModule(file: string, code: string, known: ReadonlySet<string>): Module {
  const imports: Module['imports'] = [];
  const parts: string[] = [];
  for (const [, list, from = ''] of code.matchAll(
    /^(?:import|export) (?!type )(?:[\w$]+, )?(?:\{([^}]*)\} from )?'([^']+)'/gm,
  )) {
    const target = from.startsWith('.') ? posix.join(posix.dirname(file), from) : from;
    if (known.has(target)) parts.push(target);
    for (const name of namesIn(list ?? '', 'inner')) imports.push({ name, from: target });
  }
  return { imports, parts, tokens: [...code.matchAll(TOKEN)].map(([, token = '']) => token) };
}

/** For each exported component, `packages/ui-kit#Button`: the files that import it. */
function usesIn(modules: ReadonlyMap<string, Module>, packages: Facts['packages']): Facts['uses'] {
  const homes = new Map(Object.entries(packages).map(([home, { name }]) => [name, home]));
  const uses: Facts['uses'] = {};
  for (const [file, { imports }] of modules) {
    if (/\/src\/\w+\.ts$/.test(file) && file.startsWith('packages/')) continue;
    for (const { name, from } of imports) {
      const [home] = /^packages\/[^/]+/.exec(from) ?? [
        homes.get(from.split('/').slice(0, 2).join('/')),
      ];
      if (!home || !packages[home]?.exports[name] || !/^[A-Z]/.test(name)) continue;
      uses[`${home}#${name}`] = [...new Set([...(uses[`${home}#${name}`] ?? []), file])];
    }
  }
  return uses;
}

/** For each module of a package: the colors of the kit that it and its parts use. */
function tokensIn(modules: ReadonlyMap<string, Module>): Facts['tokens'] {
  const found: Facts['tokens'] = {};
  for (const file of modules.keys()) {
    if (!file.startsWith('packages/')) continue;
    const seen = new Set<string>();
    const tokens = new Set<string>();
    const visit = (one: string) => {
      if (seen.has(one)) return;
      seen.add(one);
      const { tokens: own = [], parts = [] } = modules.get(one) ?? {};
      for (const token of own) tokens.add(token);
      parts.forEach(visit);
    };
    visit(file);
    if (tokens.size > 0 && file.endsWith('.tsx')) found[file] = [...tokens].sort();
  }
  return found;
}
