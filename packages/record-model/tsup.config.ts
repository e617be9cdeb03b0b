import { defineConfig } from 'tsup';
import { definePackageBuild } from '../../scripts/tsup-preset.ts';

export default defineConfig(
  definePackageBuild(
    {
      index: 'src/index.ts',
      client: 'src/client.ts',
      react: 'src/react.ts',
      'memory-server': 'src/memory-server.ts',
      offline: 'src/offline.ts',
      live: 'src/live.ts',
      devtools: 'src/devtools.ts',
      testing: 'src/testing.ts',
    },
    { clientEntries: ['react', 'devtools'] },
  ),
);
