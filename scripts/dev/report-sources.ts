/** Preloaded into the server's process: names each file of the repository that Node itself loads. */
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Message } from '../../apps/api/src/dev-connections.ts';

registerHooks({
  load(url, context, nextLoad) {
    if (url.startsWith('file:') && !url.includes('/node_modules/')) {
      process.send?.({ source: fileURLToPath(url) } satisfies Message);
    }
    return nextLoad(url, context);
  },
});
