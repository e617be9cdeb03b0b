import { defineConfig } from 'tsup';
import { definePackageBuild } from '../../scripts/tsup-preset.ts';

export default defineConfig(
  definePackageBuild({ element: 'src/element.ts', index: 'src/index.ts', react: 'src/react.ts' }),
);
