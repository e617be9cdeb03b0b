import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const documents = globSync(['*.md', 'docs/*.md', '{apps,packages}/*/README.md'], { cwd: root });

/** `name` of `path/to/file.ts`. */
const places = documents.flatMap((document) =>
  [
    ...readFileSync(join(root, document), 'utf8').matchAll(
      /`(\w+)(?:\([^`]*\))?` (?:of|in) `((?:apps|packages|src)\/[\w./-]+\.tsx?)`/g,
    ),
  ].map(([, name = '', file = '']) => ({ document, name, file })),
);

test.each(places)('$document finds $name in $file', ({ document, name, file }) => {
  const folders = ['', join(document, '..'), 'packages/pages'];
  const found = folders.map((folder) => join(root, folder, file)).find((path) => existsSync(path));
  expect(found && readFileSync(found, 'utf8')).toMatch(new RegExp(`\\b${name}\\b`));
});
