import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');
const copied = [
  'apps',
  'packages',
  'scripts',
  'package.json',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
];
const leftOut = new Set(['storybook', 'dist', '.turbo', '.vite']);

/** The sources of apps, packages and scripts in a folder of their own, to be edited by tests and benchmarks. */
export function copyWorkspace(): string {
  const copy = mkdtempSync(join(tmpdir(), 'praxiskit-workspace-'));
  for (const name of copied) {
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      // Links to packages of the workspace then lead to those of the copy.
      verbatimSymlinks: true,
      filter: (source) => !leftOut.has(basename(source)),
    });
  }
  // A junction needs no rights of an administrator on Windows; elsewhere it is a symlink.
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  return copy;
}
