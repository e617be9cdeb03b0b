import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { checkChangesets } from './check.ts';

const folders: string[] = [];
let root = '';

beforeEach(() => {
  root = folder();
  git('init', '--initial-branch=main');
  for (const name of ['one', 'other']) {
    write(`packages/${name}/package.json`, '{}');
    write(`packages/${name}/CHANGELOG.md`, '# 0.0.0\n');
    write(`packages/${name}/src/index.ts`, 'export {};\n');
  }
  commit();
});
afterAll(() => {
  for (const home of folders) rmSync(home, { recursive: true, force: true });
});

test('a package that changed on a branch without a changeset is named, committed or not', () => {
  git('switch', '-c', 'work');
  expect(checkChangesets(root)).toEqual({ wrong: [], unknown: null });
  write('packages/one/src/index.ts', 'export const a = 1;\n');
  commit();
  write('packages/other/src/new.ts', 'export const b = 1;\n');
  expect(checkChangesets(root).wrong.map((line) => line.split(',')[0])).toEqual([
    'packages/one changed',
    'packages/other changed',
  ]);
});

test('a changeset that names the package is asked for, one of another does not do', () => {
  git('switch', '-c', 'work');
  write('packages/one/src/index.ts', 'export const a = 1;\n');
  write('.changeset/it.md', "---\n'@praxiskit/other': patch\n---\n\nOther.\n");
  expect(checkChangesets(root).wrong).toHaveLength(1);
  write('.changeset/it.md', '---\n"@praxiskit/one": patch\n---\n\nOne.\n');
  expect(checkChangesets(root).wrong).toEqual([]);
});

test('on a branch a changeset of before counts once it has been extended', () => {
  write('.changeset/one-first.md', "---\n'@praxiskit/one': minor\n---\n\nIts first form.\n");
  commit();
  git('switch', '-c', 'work');
  write('packages/one/src/index.ts', 'export const a = 1;\n');
  expect(checkChangesets(root).wrong).toHaveLength(1);
  write('.changeset/one-first.md', "---\n'@praxiskit/one': minor\n---\n\nIts first form, and a.\n");
  expect(checkChangesets(root).wrong).toEqual([]);
});

test('tests, stories and documentation ask for none', () => {
  git('switch', '-c', 'work');
  for (const file of ['src/a.test.ts', 'src/a.stories.tsx', 'src/one.mdx', 'README.md']) {
    write(`packages/one/${file}`, 'export {};\n');
  }
  expect(checkChangesets(root).wrong).toEqual([]);
});

test('on main a package that changed since its last version needs a changeset that waits', () => {
  write('packages/one/src/index.ts', 'export const a = 1;\n');
  commit();
  expect(checkChangesets(root).wrong).toHaveLength(1);
  write('.changeset/one-first.md', "---\n'@praxiskit/one': minor\n---\n\nIts first form.\n");
  commit();
  expect(checkChangesets(root).wrong).toEqual([]);
  rmSync(join(root, '.changeset/one-first.md'));
  write('packages/one/CHANGELOG.md', '# 0.1.0\n');
  commit();
  expect(checkChangesets(root).wrong).toEqual([]);
});

test('a shallow clone, a folder without commits and one without main say that they could not compare', () => {
  write('packages/one/src/index.ts', 'export const a = 1;\n');
  commit();
  const clone = folder();
  execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${root}`, clone]);
  expect(checkChangesets(clone)).toEqual({ wrong: [], unknown: expect.stringMatching(/shallow/) });
  git('branch', '--move', 'main', 'trunk');
  expect(checkChangesets(root).unknown).toMatch(/no branch main/);
  expect(checkChangesets(folder()).unknown).toMatch(/no commit/);
});

function folder(): string {
  const home = mkdtempSync(join(tmpdir(), 'changesets-'));
  folders.push(home);
  return home;
}

function git(...args: string[]): void {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
  execFileSync('git', [...author, ...args], { cwd: root, stdio: 'pipe' });
}

function commit(): void {
  git('add', '--all');
  git('commit', '--message=work');
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
