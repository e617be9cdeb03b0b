import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

const stories = globSync('packages/*/src/**/*.{stories.tsx,mdx}', { cwd: root })
  .map((file) => ({
    file,
    named: /title(?:: '|=")Packages\/([\w-]+)/.exec(readFileSync(join(root, file), 'utf8'))?.[1],
  }))
  .filter(({ named }) => named !== undefined);

test.each(stories)('$file is in Storybook below the name of its package', ({ file, named }) => {
  expect(named).toBe(file.split('/')[1]);
});
