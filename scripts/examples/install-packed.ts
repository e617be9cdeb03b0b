import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { PackedPackage } from '../packages/pack.ts';
import { runOrExit } from '../run.ts';
import { ACCOUNTS, writeEmptyProject } from './empty-project.ts';
import { READMES, writeReadmeProject } from './readme-project.ts';

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
