import { expect, test } from 'vitest';
import { unmatchedParts } from './named-scripts.ts';

const modules = ['/site/src/pages/home.tsx', '/site/node_modules/kit/src/alert/alert.tsx'];

test.each([
  ['a file', 'src/pages/home.tsx', true],
  ['a folder', 'kit/src/alert/', true],
  ['a file that was moved', 'src/home.tsx', false],
  ['the end of a name', 'ome.tsx', false],
  ['a folder without its slash', 'kit/src/alert', false],
])('%s in a script’s list: %s', (_case, part, isThere) => {
  expect(unmatchedParts({ core: [part] }, modules)).toEqual(isThere ? [] : [part]);
});
