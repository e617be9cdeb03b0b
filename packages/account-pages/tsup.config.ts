import { defineConfig } from 'tsup';
// @boundaries-ignore the settings of all packages
import { definePackageBuild } from '../../tsup.config.ts';

export default defineConfig(
  definePackageBuild({
    index: 'src/index.ts',
    react: 'src/react.ts',
    server: 'src/server.ts',
    // A separate file: the code that starts the worker names it.
    'judge-worker': 'src/password/judge-worker.ts',
  }),
);
