/**
 * Builds the example of a second site from the packed packages, in a folder of its own, and tries it
 * in a browser: `node scripts/examples/try.ts`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, run, runOrExit } from '../run.ts';
import { installPacked } from './install-packed.ts';

const home = mkdtempSync(join(tmpdir(), 'praxiskit-example-'));
try {
  await build('./packages/*');
  await installPacked('examples/other-practice', home);
  const inHome = (...script: string[]) =>
    runOrExit('pnpm', ['--dir', home, 'run', ...script], { quiet: true });
  await inHome('typecheck');
  await inHome('build');
  const { code } = await run(
    'playwright',
    ['test', '--config=examples/playwright.config.ts', ...process.argv.slice(2)],
    {
      env: { EXAMPLE_HOME: home },
    },
  );
  process.exitCode = code;
} finally {
  rmSync(home, { recursive: true, force: true });
}
