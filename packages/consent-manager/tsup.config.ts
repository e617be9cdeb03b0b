import { defineConfig } from 'tsup';
import { definePackageBuild } from '../../scripts/tsup-preset.ts';

export default defineConfig(
  definePackageBuild(
    {
      'consent-mode': 'src/consent-mode.ts',
      element: 'src/element.ts',
      index: 'src/index.ts',
      lazy: 'src/lazy.ts',
      'mikro-orm': 'src/mikro-orm.ts',
      react: 'src/react.ts',
      server: 'src/server.ts',
    },
    // A page without a bundler loads these files as they are, and knows no packages by name.
    { noExternal: ['zustand'] },
  ),
);
