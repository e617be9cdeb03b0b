import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileDependencies, type PackedPackage } from '../packages/pack.ts';
import { runOrExit } from '../run.ts';
import { ACCOUNTS, writeEmptyProject } from './empty-project.ts';
import { READMES, writeReadmeProject } from './readme-project.ts';

/** Folder of the second site, beside those of the READMEs' examples. */
export const SITE = 'site';

/**
 * Installs a copy of `example` as its README says, by npm: our packages are the tarballs, and everything
 * else is what the ranges of the example and of our packages lead to.
 */
export async function installSite(
  example: string,
  home: string,
  packed: readonly PackedPackage[],
): Promise<void> {
  const site = join(home, SITE);
  cpSync(example, site, {
    recursive: true,
    filter: (path) => !['node_modules', 'dist', '.data'].includes(basename(path)),
  });
  const file = join(site, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  Object.assign(manifest.dependencies, fileDependencies(packed));
  writeFileSync(file, JSON.stringify(manifest, null, 2));
  await runOrExit(
    'npm',
    ['--prefix', site, 'install', '--prefer-offline', '--no-audit', '--no-fund'],
    { quiet: true },
  );
}

/**
 * Installs the examples of the packages' READMEs, each project with nothing but what it names: `readmes`
 * has all packages and their peers, `accounts` what auth-server's README begins with.
 */
export async function installReadmes(
  home: string,
  packed: readonly PackedPackage[],
): Promise<void> {
  mkdirSync(home, { recursive: true });
  writeReadmeProject(home);
  writeEmptyProject(home);
  const overrides = [
    // The versions that the workspace tests.
    ...readCatalog(),
    // Packed packages name each other by version; here they are these files.
    ...packed.map(({ name, file }) => [name, `file:${relative(home, file)}`] as const),
  ];
  const lines = overrides.map(([name, version]) => `  "${name}": "${version}"`);
  const workspace = [`packages: [${ACCOUNTS}, ${READMES}]`, 'overrides:', ...lines, ''].join('\n');
  writeFileSync(join(home, 'pnpm-workspace.yaml'), workspace);
  writeFileSync(join(home, 'package.json'), '{ "private": true }\n');
  // What the store has needs no network.
  await runOrExit(
    'pnpm',
    ['--dir', home, 'install', '--prefer-offline', '--no-frozen-lockfile', '--ignore-scripts'],
    { quiet: true },
  );
}

/** Name and version of everything in the workspace's catalog, without the range. */
function readCatalog(): [string, string][] {
  const text = readFileSync('pnpm-workspace.yaml', 'utf8');
  const catalog = text.slice(
    text.indexOf('\ncatalog:'),
    text.indexOf('\n\n', text.indexOf('\ncatalog:')),
  );
  return [...catalog.matchAll(/^ {2}"?([^":\n]+)"?: \^?(\d\S*)$/gm)].map(
    ([, name = '', version = '']) => [name, version],
  );
}
