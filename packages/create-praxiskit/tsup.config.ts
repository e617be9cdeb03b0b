import { cpSync, renameSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig } from 'tsup';
// @boundaries-ignore the settings of all packages
import { definePackageBuild } from '../../tsup.config.ts';

const example = '../../examples/other-practice';
const unwanted = ['node_modules', 'dist', '.data', '.env'];

export default defineConfig(
  definePackageBuild(
    { cli: 'src/cli.ts', index: 'src/index.ts' },
    {
      onSuccess: async () => {
        cpSync(example, 'dist/template', {
          recursive: true,
          filter: (path) => !unwanted.includes(basename(path)),
        });
        // npm does not pack a file of this name.
        renameSync('dist/template/.gitignore', 'dist/template/gitignore');
      },
    },
  ),
);
