import { run } from '../run.ts';
import type { PackedPackage } from './pack.ts';

/** Entries of packed packages whose types cannot be resolved, by attw; its output for each package. */
export async function checkTypesOfEntries(packed: readonly PackedPackage[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const { name, file } of packed) {
    const { code, output } = await run('attw', [file, '--profile', 'esm-only', '--no-emoji'], {
      quiet: true,
    });
    if (code !== 0) wrong.push(`${name}: ${output}`);
  }
  return wrong;
}
