import { defineConfig } from 'tsup';
// @boundaries-ignore the settings of all packages
import { definePackageBuild } from '../../tsup.config.ts';

export default defineConfig(
  definePackageBuild(
    {
      index: 'src/index.ts',
      client: 'src/client.ts',
      react: 'src/react.ts',
      offline: 'src/offline.ts',
      live: 'src/live.ts',
      drafts: 'src/drafts.ts',
      devtools: 'src/devtools.ts',
      'memory-server': 'src/memory-server.ts',
    },
    { clientEntries: ['react', 'devtools'] },
  ),
);
