import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readApi } from './read-api.ts';

let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'api-'));
});
afterEach(() => rmSync(home, { recursive: true }));

function write(files: Record<string, string>) {
  for (const [name, code] of Object.entries(files)) writeFileSync(join(home, name), code);
}

test('a name is described where it is declared, however many modules pass it on', () => {
  write({
    'index.ts': "export { open as begin } from './middle.ts';",
    'middle.ts': "export { open } from './open.ts';",
    'open.ts':
      '/** Starts it.\n *\n * @returns its end\n */\nexport function open(at: number): () => void {\n  return () => {};\n}',
  });
  expect(readApi(home, { '.': 'index.ts' })).toEqual([
    {
      path: '',
      names: [
        {
          name: 'begin',
          kind: 'function',
          text: 'Starts it.\n@returns its end',
          shape: 'function open(at: number): () => void',
        },
      ],
    },
  ]);
});

test('types come last, with all they consist of; a constant is named without its value', () => {
  write({
    'react.ts':
      'export interface Shape {\n  a: string;\n}\nexport const limit: number = 3;\nexport const add = (a: number) => a + 1;\n/** Of a form. */\nexport function useIt(): void {}\n',
  });
  const [entry] = readApi(home, { './react': 'react.ts', './styles.css': 'styles.css' });
  expect(entry?.path).toBe('/react');
  expect(entry?.names.map(({ kind, name, shape }) => [kind, name, shape])).toEqual([
    ['value', 'limit', 'limit: number'],
    ['function', 'add', 'add(a: number)'],
    ['hook', 'useIt', 'function useIt(): void'],
    ['type', 'Shape', 'interface Shape {\n  a: string;\n}'],
  ]);
});

test('of several forms of a function the first is shown', () => {
  write({
    'index.ts':
      '/** Reads one. */\nexport function read(one: string): number;\nexport function read(one: number): number;\nexport function read(): number {\n  return 1;\n}',
  });
  const [entry] = readApi(home, { '.': 'index.ts' });
  expect(entry?.names).toMatchObject([
    { name: 'read', text: 'Reads one.', shape: 'function read(one: string): number;' },
    {},
    {},
  ]);
});
