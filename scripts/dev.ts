/** `npm run dev`: pages and server from their source; both are new right after an edit. */
import { join } from 'node:path';
import { readConfig } from '../apps/api/src/config.ts';
import { runProcess } from '../packages/server-kit/src/index.ts';
import { openFront } from './dev/front.ts';

// Before anything loads React, which has a build for each.
process.env.NODE_ENV = 'development';
const root = join(import.meta.dirname, '..');

await runProcess(async () => {
  const { port, host } = readConfig(process.env);
  return openFront({
    ...{ port, host },
    entry: join(root, 'apps/api/src/dev.ts'),
    sources: join(root, '{apps,packages}/*/src'),
  });
});
