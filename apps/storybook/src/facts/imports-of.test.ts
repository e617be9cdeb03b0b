import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { componentsMissingIn, importLines, sourcesFor, withImports } from './imports-of.ts';
import { readFacts } from './read-facts.ts';

const root = join(import.meta.dirname, '../../../..');
const { packages } = readFacts(root);
const sourceOf = sourcesFor(packages, 'packages/ui-kit');

test('code is given the imports of its components, its hooks and the functions of its package', () => {
  const code = `const keep = useRef<HTMLButtonElement>(null);
const toasts = createToasts(); // not a <Card>

<Dialog initialFocus={keep} actions={<Button ref={keep} onClick={() => send()} />} />;`;
  expect(
    withImports(code, sourceOf),
  ).toBe(`import { Button, createToasts, Dialog } from '@praxiskit/ui-kit';
import { useRef } from 'react';

${code}`);
});

test('what code declares or imports is not imported again', () => {
  const code = `import { Button, Link as RouterLink } from './own.ts';

function Requests() {}
<Requests><Button /><RouterLink /></Requests>`;
  expect(withImports(code, sourceOf)).toBe(code);
});

test('a name of another package is imported from there, and an own one from here', () => {
  expect(importLines(['useForm', 'useSaveState'], sourceOf)).toEqual([
    "import { useSaveState } from '@praxiskit/record-model/react';",
    "import { useForm } from '@praxiskit/ui-kit';",
  ]);
});

test('a component that is handed on is missing where nothing exports it', () => {
  const code = '<LinkProvider component={RouterLink} />';
  expect(componentsMissingIn(withImports(code, sourceOf))).toEqual(['RouterLink']);
});

test('a long import has one name a line', () => {
  const code = '<Checkbox /><CheckboxGroup /><ErrorSummary /><RadioGroup /><LoadingRegion />';
  expect(withImports(code, sourceOf)).toMatch(/^import \{\n {2}Checkbox,\n {2}CheckboxGroup,\n/);
});

const files = globSync('packages/*/src/**/*.{guide,stories}.tsx', { cwd: root })
  .sort()
  .map((file) => ({ file, codes: codesIn(file) }))
  .filter(({ codes }) => codes.length > 0);

test.each(files)('code of $file that is to be copied imports what it uses', ({ file, codes }) => {
  const [home = ''] = /^packages\/[^/]+/.exec(file) ?? [];
  const missing = codes.flatMap((code) =>
    componentsMissingIn(withImports(code, sourcesFor(packages, home))),
  );
  expect(missing).toEqual([]);
});

/** `code` of a guide, and `source: { code }` of stories. */
function codesIn(file: string): string[] {
  const codes: string[] = [];
  const visit = (node: unknown, parent: string) => {
    if (Array.isArray(node)) for (const one of node) visit(one, parent);
    if (!isNode(node)) return;
    if (node.type !== 'Property') {
      for (const part of Object.values(node)) visit(part, parent);
      return;
    }
    const name = node.key?.name ?? '';
    if (name === 'code' && (file.includes('.guide.') || parent === 'source')) {
      codes.push(textOf(node.value, file));
    }
    visit(node.value, name);
  };
  visit(parseSync(file, readFileSync(join(root, file), 'utf8')).program, '');
  return codes;
}

interface Node {
  type: string;
  key?: { name?: string };
  value?: unknown;
  quasis?: { value: { cooked: string } }[];
}

function isNode(node: unknown): node is Node {
  return typeof node === 'object' && node !== null && 'type' in node;
}

function textOf(node: unknown, file: string): string {
  if (isNode(node)) {
    if (typeof node.value === 'string') return node.value;
    const [text, ...more] = node.quasis ?? [];
    if (text && more.length === 0) return text.value.cooked;
  }
  throw new Error(`The code of ${file} is no plain text: this test cannot read it.`);
}
