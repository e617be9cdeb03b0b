import { defineConfig } from 'tsup';
import { definePackageBuild } from '../../scripts/tsup-preset.ts';

export default defineConfig(
  definePackageBuild({
    index: 'src/index.ts',
    react: 'src/react.ts',
    server: 'src/server.ts',
    testing: 'src/testing.ts',
  }),
);
