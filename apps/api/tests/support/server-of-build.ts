import { openBuiltSite } from '@praxiskit/pages/server';
import { runProcess } from '@praxiskit/server-kit';
import { readConfig } from '../../src/config.ts';
import { startNode } from '../../src/node.ts';
import { printWelcome } from '../../src/welcome.ts';

/** `server.ts` with the build of the site that SITE_BUILD names: what a deploy leaves. */
await runProcess(async (signal) => {
  const config = readConfig(process.env);
  const node = await startNode(config, await openBuiltSite(process.env.SITE_BUILD ?? ''), {
    signal,
  });
  printWelcome(config, node);
  return node;
});
