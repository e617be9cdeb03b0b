/**
 * Builds the example of a second site, and the examples of the packages' READMEs, from the packed
 * packages, in a folder of their own, and tries them: `node scripts/examples/try.ts`. What follows is
 * passed on to Playwright.
 */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { runOrExit } from '../run.ts';
import { inPackedProject, runScript, tryIn } from './packed-project.ts';
import { buildReadmes } from './readme-project.ts';

await inPackedProject(async (home) => {
  await Promise.all([
    checkTypesOfEntries(home),
    importEntries(home),
    runScript(home, 'typecheck'),
    runScript(home, 'build'),
  ]);
  await buildReadmes(home);
  return tryIn(home, process.argv.slice(2));
});

/** Every entry of every packed package resolves with its types. */
async function checkTypesOfEntries(home: string): Promise<void> {
  for (const packed of globSync(join(home, 'packed/*.tgz'))) {
    await runOrExit('attw', [packed, '--profile', 'esm-only', '--no-emoji'], { quiet: true });
  }
}

function importEntries(home: string): Promise<void> {
  const script = join(import.meta.dirname, 'import-entries.mjs');
  return runOrExit(process.execPath, [script, home], { quiet: true });
}
