import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesIn, withFiles } from './readme.ts';

const home = 'examples/other-practice';
const readme = `${home}/README.md`;

test('the example’s README shows its files as they are; `node scripts/examples/readme.ts` writes them', () => {
  expect(readFileSync(readme, 'utf8')).toBe(withFiles(readme));
});

test('the example’s README shows every file but those that are generated', () => {
  const files = globSync('{*.*,src/**/*.*,server/**/*.*,public/*}', { cwd: home })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/^README|migrations\/\d/.test(file));
  expect(filesIn(readme).toSorted()).toEqual(files.toSorted());
});
