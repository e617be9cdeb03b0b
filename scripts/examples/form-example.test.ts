import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The lines of an example that a reader has to write: no imports, nothing empty. */
const linesOf = (example: string): string[] =>
  example.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('import '));

test('record-form’s README has server and form of a view with tags, a column for a role and autosave in 40 lines, imports apart', () => {
  const readme = readFileSync('packages/record-form/README.md', 'utf8');
  const [, server = '', form = ''] =
    /```ts example=server\n([\s\S]*?)```[\s\S]*?```tsx example=browser site=above\n([\s\S]*?)```/.exec(
      readme,
    ) ?? [];
  for (const part of ['p.manyToMany', 'autosave: true', "readable: ['title']"]) {
    expect(server).toContain(part);
  }
  expect(form).toContain('<RecordForm record={note}');
  expect([...linesOf(server), ...linesOf(form)].length).toBeLessThanOrEqual(40);
});
