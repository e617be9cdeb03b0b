import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { runOrExit } from '../run.ts';
import { ACCOUNTS, writeEmptyProject } from './empty-project.ts';
import { READMES, writeReadmeProject } from './readme-project.ts';

/**
 * Packs our packages as they would be published, and installs them into a copy of `example`, a plain
 * project outside of the workspace: what a developer of another site would do. Beside it, in `readmes`,
 * is a project of its own for the examples of the packages' READMEs, and in `accounts` one that begins
 * with nothing but what auth-server's README says.
 */
export async function installPacked(example: string, home: string): Promise<void> {
  cpSync(example, home, {
    recursive: true,
    filter: (path) => !['node_modules', 'dist', '.data'].includes(basename(path)),
  });
  writeReadmeProject(home);
  writeEmptyProject(home);
  mkdirSync(join(home, 'packed'));
  const manifests = globSync('packages/*/package.json').sort();
  const packed = await Promise.all(manifests.map((manifest) => pack(dirname(manifest), home)));
  const overrides = [
    // What they depend on is what the workspace tests, so that a new release breaks no test of ours.
    ...readCatalog(),
    // Packed packages name each other by version; here they are these files.
    ...packed.map(({ name, file }) => [name, `file:./${file}`] as const),
  ];
  const lines = overrides.map(([name, version]) => `  "${name}": "${version}"`);
  const workspace = [`packages: [${ACCOUNTS}, ${READMES}]`, 'overrides:', ...lines, ''].join('\n');
  writeFileSync(join(home, 'pnpm-workspace.yaml'), workspace);
  // What the store has needs no network.
  await runOrExit(
    'pnpm',
    ['--dir', home, 'install', '--prefer-offline', '--no-frozen-lockfile', '--ignore-scripts'],
    { quiet: true },
  );
}

async function pack(folder: string, home: string): Promise<{ name: string; file: string }> {
  const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = `packed/${basename(folder)}.tgz`;
  await runOrExit('pnpm', ['--dir', folder, 'pack', '--out', join(home, file)], { quiet: true });
  return { name, file };
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
