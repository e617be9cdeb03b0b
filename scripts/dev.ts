/** `npm run dev`: pages and server from their source; both are new right after an edit. */
import { join } from 'node:path';
import { readConfig } from '../apps/api/src/config.ts';
import { ConfigError, runProcess } from '../packages/server-kit/src/index.ts';
import { openFront } from './dev/front.ts';

// Before anything loads React, which has a build for each.
process.env.NODE_ENV = 'development';
const root = join(import.meta.dirname, '..');

await runProcess(async () => {
  const { port, host } = readConfig(process.env);
  const front = await openFront({
    port,
    host,
    entry: join(root, 'apps/api/src/dev.ts'),
    sources: join(root, '{apps,packages}/*/src'),
  });
  const died = front.refused.then(async (line) => {
    await front.stop();
    return new ConfigError(line);
  });
  return { stop: front.stop, died };
});
