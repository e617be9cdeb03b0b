import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { checkShells, measureShells } from './check.ts';

test('lines of an app count, those of its tests, stories, texts and data do not', () => {
  const root = mkdtempSync(join(tmpdir(), 'shells-'));
  const write = (path: string, lines: number) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), 'export {};\n'.repeat(lines));
  };
  write('apps/web/src/pages/home.tsx', 2000);
  write('apps/web/vite.config.ts', 10);
  write('apps/web/src/pages/home.test.tsx', 999);
  write('apps/web/src/pages/home.stories.tsx', 999);
  write('apps/web/src/messages/de.ts', 999);
  write('apps/api/src/app.ts', 1501);
  write('apps/api/src/sample/people.ts', 999);
  write('examples/other-practice/server/app.ts', 300);
  write('examples/other-practice/src/content/texts.ts', 999);
  const lengths = measureShells(root);
  expect(lengths.map(({ lines }) => lines)).toEqual([2010, 1501, 300]);
  expect(checkShells(lengths)).toEqual(['apps/api: 1501 lines of TypeScript, 1500 are allowed']);
});
