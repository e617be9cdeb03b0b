/**
 * Builds the example of a second site from the packed packages, in a folder of its own, and tries it
 * in a browser: `node scripts/examples/try.ts`. What follows is passed on to Playwright.
 */
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, run, runOrExit } from '../run.ts';
import { installPacked } from './install-packed.ts';

const home = mkdtempSync(join(tmpdir(), 'praxiskit-example-'));
try {
  await build('./packages/*');
  await installPacked('examples/other-practice', home);
  await Promise.all([checkTypesOfEntries(), importEntries(), inHome('typecheck'), inHome('build')]);
  const { code } = await run(
    'playwright',
    ['test', '--config=examples/playwright.config.ts', ...process.argv.slice(2)],
    { env: { EXAMPLE_HOME: home } },
  );
  process.exitCode = code;
} finally {
  rmSync(home, { recursive: true, force: true });
}

function inHome(script: string): Promise<void> {
  return runOrExit('pnpm', ['--dir', home, 'run', script], { quiet: true });
}

/** Every entry of every packed package resolves with its types. */
async function checkTypesOfEntries(): Promise<void> {
  for (const packed of globSync(join(home, 'packed/*.tgz'))) {
    await runOrExit('attw', [packed, '--profile', 'esm-only', '--no-emoji'], { quiet: true });
  }
}

function importEntries(): Promise<void> {
  const script = join(import.meta.dirname, 'import-entries.mjs');
  return runOrExit(process.execPath, [script, home], { quiet: true });
}
