import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Ratio and foot of each hill, by its picture: `low-muskel`. */
const hillsIn = (sheet: string, picture: RegExp) =>
  Object.fromEntries(
    sheet.split('}').flatMap((rule) => {
      const [, name] = picture.exec(rule) ?? [];
      const [, ratio] = /--ratio: ([^;]+);/.exec(rule) ?? [];
      const [, foot] = /--foot: ([^;]+);/.exec(rule) ?? [];
      return name && ratio && foot ? [[name, `${ratio}, ${foot}`]] : [];
    }),
  );

test('the hills have the places that the site gives to the same pictures', () => {
  const ours = hillsIn(
    read('apps/storybook/src/blocks/layer-bands.css'),
    /pictures\/([a-z]+-[a-z]+)-light/,
  );
  const sheets = globSync('apps/web/src/styles/**/*.css', { cwd: root }).map(read).join('\n');
  const theirs = hillsIn(sheets, /--picture: var\(--((?:low|steep)-[a-z]+)\)/);
  expect(Object.keys(ours)).toHaveLength(10);
  expect(theirs).toMatchObject(ours);
});
