import { join } from 'node:path';
import { createDevelopmentHost } from '@praxiskit/pages/vite';
import { createTeardown, runProcess } from '@praxiskit/server-kit';
import type { SiteData } from '@praxiskit/web/records';
import { readConfig } from './config.ts';
import { startNode } from './node.ts';
import { printWelcome } from './welcome.ts';

const root = join(import.meta.dirname, '../../web');

await runProcess(async () => {
  const config = readConfig(process.env);
  const { port } = config;
  const vite = await createDevelopmentHost<SiteData>({
    root,
    port,
    entry: '/src/entry-server.tsx',
  });
  const node = await startNode(config, vite.host);
  printWelcome(config, node);
  const teardown = createTeardown();
  teardown.add(vite.close);
  teardown.add(node.stop);
  return { stop: teardown.run };
});
