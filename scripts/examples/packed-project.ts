import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PackedPackage, packPackages } from '../packages/pack.ts';
import { run } from '../run.ts';
import { installReadmes } from './install-packed.ts';
import { makeSite } from './make-site.ts';

/**
 * Makes a site from the packed packages and installs them beside it for the READMEs' examples, in a folder that is
 * removed afterwards. The process ends with the exit code that `work` returns.
 */
export async function inPackedProject(
  work: (home: string, packed: readonly PackedPackage[]) => Promise<number>,
): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'praxiskit-example-'));
  try {
    const packed = await packPackages(join(home, 'packed'));
    await makeSite(home, packed);
    await installReadmes(home, packed);
    process.exitCode = await work(home, packed);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/** Runs the tests in `examples/tests`; `filter` is passed on to Playwright. Returns its exit code. */
export async function tryIn(home: string, filter: readonly string[]): Promise<number> {
  const { code } = await run(
    'playwright',
    ['test', '--config=examples/playwright.config.ts', ...filter],
    { env: { EXAMPLE_HOME: home } },
  );
  return code;
}
