import { join } from 'node:path';
import { createConsentStore } from '@praxiskit/consent-manager/mikro-orm';
import { sweepProofs } from '@praxiskit/consent-manager/server';
import { openBuiltSite } from '@praxiskit/pages/server';
import { runProcess, startNode, startNotes } from '@praxiskit/server-kit';
import { practice } from '../src/content/practice.ts';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { entities } from './entities.ts';
import { migrations } from './migrations/index.ts';
// #region prices
import { seed } from './seed.ts';

// #endregion

const root = join(import.meta.dirname, '..');

await runProcess(async (signal) => {
  const config = readConfig(process.env);
  const host = await openSite();
  const node = await startNode({
    signal,
    settings: config,
    entities,
    migrations,
    applicationName: 'other-practice',
    // #region prices
    prepare: (database) => seed(database, config.staff),
    // #endregion
    build: (parts) => buildApp(parts, config, host),
    sweep: (all) => [async () => void (await sweepProofs(createConsentStore(() => all.fork())))],
  });
  console.info(startNotes(practice.name, config, node.database).join('\n'));
  return node;
});

/** The built site; with `--development` from its source, with hot reload. */
async function openSite() {
  if (!process.argv.includes('--development')) return openBuiltSite(join(root, 'dist'));
  const { createDevelopmentHost } = await import('@praxiskit/pages/vite');
  return (await createDevelopmentHost({ root, entry: '/src/entry-server.ts' })).host;
}
