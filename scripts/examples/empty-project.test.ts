import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readEmptyProject } from './empty-project.ts';

const text = readFileSync('packages/auth-server/README.md', 'utf8');

test('auth-server’s README names what its first server imports', () => {
  const { names, code } = readEmptyProject(text);
  const imported = [...code.matchAll(/from '((?:@[^/']+\/)?[^/']+)/g)].map(([, name]) => name);
  expect(imported.length).toBeGreaterThan(0);
  expect(names).toEqual(expect.arrayContaining(imported));
});

test('a README without a command or without a server is refused', () => {
  expect(() => readEmptyProject('`npm install x`')).toThrow('no server to begin with');
  expect(() => readEmptyProject(text.replace('npm install', 'npm i'))).toThrow('no server');
});
