import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, run } from '../run.ts';

export interface PackedPackage {
  name: string;
  version: string;
  /** Absolute path of its tarball. */
  file: string;
  /** Size of the tarball, in bytes. */
  size: number;
}

/**
 * Builds all packages and writes each as the tarball that would be published.
 *
 * @throws Error with the output of turbo or pnpm
 */
export async function packPackages(folder: string): Promise<PackedPackage[]> {
  await build('./packages/*');
  const target = resolve(folder);
  mkdirSync(target, { recursive: true });
  const { code, output } = await run(
    'pnpm',
    [
      '--filter',
      './packages/*',
      '--filter',
      '!@praxiskit/test-support',
      'pack',
      '--pack-destination',
      target,
      '--json',
    ],
    { quiet: true },
  );
  if (code !== 0) throw new Error(output);
  const packed: { name: string; version: string; filename: string; size: number }[] =
    JSON.parse(output);
  return packed
    .map(({ name, version, filename, size }) => ({ name, version, file: filename, size }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** The `dependencies` of a project without a registry for these packages; `create-praxiskit` is a command. */
export function fileDependencies(packed: readonly PackedPackage[]): Record<string, string> {
  const libraries = packed.filter(({ name }) => name.startsWith('@praxiskit/'));
  return Object.fromEntries(libraries.map(({ name, file }) => [name, `file:${file}`]));
}
