/**
 * Type-checks and runs the examples of the packages' READMEs alone: `node scripts/examples/readmes.ts`.
 * What follows is passed on to Playwright: `-g packages/ui-kit`.
 */
import { runScript } from './make-site.ts';
import { inPackedProject, tryIn } from './packed-project.ts';
import { buildReadmes } from './readme-project.ts';

await inPackedProject(async (home) => {
  // Examples in a browser talk to the site.
  await runScript(home, 'build');
  await buildReadmes(home);
  return tryIn(home, ['readmes.spec.ts', ...process.argv.slice(2)]);
});
