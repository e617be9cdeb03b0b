/**
 * Makes sites by the packed `create-praxiskit`, and the examples of the packages' READMEs, in a folder of their own,
 * and tries them: `node scripts/examples/try.ts`. What follows is passed on to Playwright.
 */
import { join } from 'node:path';
import { checkTypesOfEntries } from '../packages/check.ts';
import type { PackedPackage } from '../packages/pack.ts';
import { runOrExit } from '../run.ts';
import { ensureMigrated, makeVariants, runScript } from './make-site.ts';
import { inPackedProject, tryIn } from './packed-project.ts';
import { buildReadmes, READMES } from './readme-project.ts';

await inPackedProject(async (home, packed) => {
  await Promise.all([
    ensureTypesOfEntries(packed),
    importEntries(home),
    runScript(home, 'typecheck'),
    runScript(home, 'build'),
    ensureMigrated(home),
  ]);
  await makeVariants(home, packed);
  await buildReadmes(home);
  return tryIn(home, process.argv.slice(2));
});

/** Every entry of every packed package resolves with its types. */
async function ensureTypesOfEntries(packed: readonly PackedPackage[]): Promise<void> {
  const wrong = await checkTypesOfEntries(packed);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}

function importEntries(home: string): Promise<void> {
  const script = join(import.meta.dirname, 'import-entries.mjs');
  return runOrExit(process.execPath, [script, join(home, READMES)], { quiet: true });
}
