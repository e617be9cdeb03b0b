import { defineConfig } from 'tsup';
// @boundaries-ignore the settings of all packages
import { definePackageBuild } from '../../tsup.config.ts';

export default defineConfig(
  definePackageBuild(
    { index: 'src/index.ts', drafts: 'src/drafts.ts', bench: 'src/bench.ts' },
    { clientEntries: ['index', 'drafts', 'bench'] },
  ),
);
