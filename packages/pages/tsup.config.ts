import { defineConfig } from 'tsup';
import { definePackageBuild } from '../../scripts/tsup-preset.ts';

export default defineConfig(
  definePackageBuild({
    index: 'src/index.ts',
    react: 'src/react.ts',
    client: 'src/client.ts',
    render: 'src/render.ts',
    server: 'src/server.ts',
    'mikro-orm': 'src/mikro-orm.ts',
    testing: 'src/testing.ts',
    vite: 'src/vite.ts',
  }),
);
