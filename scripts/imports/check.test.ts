import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { checkImports } from './check.ts';

let root = mkdtempSync(join(tmpdir(), 'imports-'));

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  root = mkdtempSync(join(tmpdir(), 'imports-'));
  for (const home of ['packages/ui-kit', 'packages/auth-client', 'apps/api', 'apps/web']) {
    write(`${home}/package.json`, '{}');
    write(`${home}/src/index.ts`, 'export const here = 1;\n');
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('a package that imports another one without an arrow is named with file and line', () => {
  write(
    'packages/auth-client/src/index.ts',
    "\nimport { Button } from '@praxiskit/ui-kit';\nexport const b = Button;\n",
  );
  expect(checkImports(root)).toEqual([
    "packages/auth-client/src/index.ts:2: packages/auth-client may not import '@praxiskit/ui-kit'",
  ]);
});

test('a re-export and a dynamic import count as imports', () => {
  write('packages/ui-kit/src/index.ts', "export { x } from '@praxiskit/record-model';\n");
  write('apps/web/src/index.ts', "export const load = () => import('@praxiskit/record-server');\n");
  expect(checkImports(root)).toHaveLength(2);
});

test('a relative path that leaves the package is refused', () => {
  write('packages/ui-kit/src/index.ts', "export * from '../../auth-client/src/index.ts';\n");
  expect(checkImports(root)[0]).toContain('leaves packages/ui-kit');
});

test('a bare job send is impossible: pg-boss is imported by the jobs module alone', () => {
  write('apps/api/src/letters.ts', "import { PgBoss } from 'pg-boss';\nexport { PgBoss };\n");
  expect(checkImports(root)[0]).toMatch(/letters\.ts:1: 'pg-boss' may only be imported by/);
});

test('testing entries are for tests', () => {
  write('apps/web/src/page.ts', "import '@praxiskit/record-model/testing';\n");
  write('apps/web/src/page.test.ts', "import '@praxiskit/record-model/testing';\n");
  expect(checkImports(root)).toEqual([
    "apps/web/src/page.ts:1: '@praxiskit/record-model/testing' is for tests only",
  ]);
});

test('a core that reaches React through another file is refused, a type of it is not', () => {
  write('packages/auth-client/src/index.ts', "export * from './store.ts';\n");
  write('packages/auth-client/src/store.ts', "import type { ReactNode } from 'react';\n");
  expect(checkImports(root)).toEqual([]);
  write('packages/auth-client/src/store.ts', "import { useState } from 'react';\n");
  expect(checkImports(root)[0]).toContain("'react' is reachable from packages/auth-client/index");
});

test('a package without arrows is refused', () => {
  write('packages/brand-new/package.json', '{}');
  expect(checkImports(root)[0]).toContain('packages/brand-new: no arrows');
});

test('a circle of files is named, types and dynamic imports included', () => {
  write('apps/web/src/a.ts', "import type { B } from './b.ts';\nexport type A = B;\n");
  write('apps/web/src/b.ts', "export const load = () => import('./a.ts');\nexport type B = 1;\n");
  expect(checkImports(root)[0]).toBe('apps/web: a circle of imports: a.ts, b.ts');
});

test('a circle of folders is one, also where no two files import each other', () => {
  write('apps/web/src/one/a.ts', "export * from '../two/b.ts';\n");
  write('apps/web/src/two/b.ts', 'export const b = 1;\n');
  expect(checkImports(root)).toEqual([]);
  write('apps/web/src/two/c.ts', "export * from '../one/d.ts';\n");
  write('apps/web/src/one/d.ts', 'export const d = 1;\n');
  expect(checkImports(root)).toEqual(['apps/web: a circle of imports: one, two']);
});

test('entities of the ORM may name each other', () => {
  write('apps/api/src/a.entity.ts', "export * from './b.entity.ts';\n");
  write('apps/api/src/b.entity.ts', "export * from './a.entity.ts';\n");
  expect(checkImports(root)).toEqual([]);
});

test('a page that imports a layout, or a layout that imports a page, is refused', () => {
  write('apps/web/src/pages/home.ts', "import '../layouts/default.ts';\n");
  write('apps/web/src/layouts/default.ts', 'export const here = 1;\n');
  expect(checkImports(root)[0]).toContain('pages and layouts are apart');
});

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
