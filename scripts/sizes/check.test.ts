import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkSizes } from './check.ts';

const home = mkdtempSync(join(tmpdir(), 'sizes-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

function budget(path: string, limit: string): string {
  const file = join(home, `${limit.replace(/\W/g, '-')}.json`);
  writeFileSync(
    file,
    JSON.stringify([{ name: 'entry', path, limit, gzip: true, ignore: ['react'] }]),
  );
  return file;
}

test('an entry that is larger than its budget is named with both sizes', async () => {
  const entry = join(home, 'entry.js');
  writeFileSync(entry, "import 'react';\nconsole.log(Math.random());\n");
  expect(await checkSizes(budget(entry, '10 kB'))).toEqual([]);
  expect((await checkSizes(budget(entry, '1 B')))[0]).toMatch(/^entry: \d+ bytes, allowed are 1 /);
});

test('an entry that cannot be bundled is a finding', async () => {
  expect(await checkSizes(budget(join(home, 'none.js'), '9 kB'))).not.toEqual([]);
});
