import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, run, runOrExit } from '../run.ts';
import { installPacked } from './install-packed.ts';

/**
 * Installs the packed packages into a copy of the second site, in a folder that is removed afterwards.
 * The process ends with the exit code that `work` answers.
 */
export async function inPackedProject(work: (home: string) => Promise<number>): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'praxiskit-example-'));
  try {
    await build('./packages/*');
    await installPacked('examples/other-practice', home);
    process.exitCode = await work(home);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

export function runScript(home: string, script: string): Promise<void> {
  return runOrExit('pnpm', ['--dir', home, 'run', script], { quiet: true });
}

/** Runs the tests in `examples/tests`; `filter` is what Playwright is given. Answers its exit code. */
export async function tryIn(home: string, filter: readonly string[]): Promise<number> {
  const { code } = await run(
    'playwright',
    ['test', '--config=examples/playwright.config.ts', ...filter],
    { env: { EXAMPLE_HOME: home } },
  );
  return code;
}
