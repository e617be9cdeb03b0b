import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { runOrExit } from '../run.ts';

/**
 * Packs our packages as they would be published, and installs them into a copy of `example`, a plain
 * project outside of the workspace: what a developer of another site would do.
 */
export async function installPacked(example: string, home: string): Promise<void> {
  cpSync(example, home, {
    recursive: true,
    filter: (path) => !['node_modules', 'dist', '.data'].includes(basename(path)),
  });
  mkdirSync(join(home, 'packed'));
  const manifests = globSync('packages/*/package.json').sort();
  const packed = await Promise.all(manifests.map((manifest) => pack(dirname(manifest), home)));
  // Packed packages name each other by version; here they are these files.
  const lines = packed.map(({ name, file }) => `  "${name}": "file:./${file}"`);
  const workspace = ['packages: []', 'overrides:', ...lines, ''].join('\n');
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
