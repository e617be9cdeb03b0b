import { defineConfig } from 'tsup';
// @boundaries-ignore the settings of all packages
import { definePackageBuild } from '../../tsup.config.ts';

export default defineConfig(
  definePackageBuild(
    { server: 'src/server.ts', data: 'src/data.ts' },
    {
      platform: 'node',
      target: 'node24',
      // Our packages are source inside the workspace; everything else stays in node_modules.
      noExternal: [/^@praxiskit\//],
    },
  ),
);
