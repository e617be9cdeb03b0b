import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import type { ApiEntry, ApiName } from './facts.ts';

type Syntax = ReturnType<typeof parseSync>;
type Statement = Syntax['program']['body'][number];
type Declaration = NonNullable<
  Extract<Statement, { type: 'ExportNamedDeclaration' }>['declaration']
>;

interface Source {
  code: string;
  syntax: Syntax;
}

/** What the entries of a package export, by its folder and the `exports` of its manifest. */
export function readApi(home: string, exports: Readonly<Record<string, string>>): ApiEntry[] {
  const read = createReader();
  return (
    Object.entries(exports)
      // A pattern names no file.
      .filter(([, file]) => /^[^*]+(?<!\.d)\.tsx?$/.test(file))
      .map(([path, file]) => ({
        path: path.slice(1),
        names: namesIn(join(home, file), read).sort((one, other) => rank(one) - rank(other)),
      }))
      .filter(({ names }) => names.length > 0)
  );
}

/** What one calls comes before what one only names. */
const rank = ({ kind }: ApiName) => (kind === 'type' ? 1 : 0);

function createReader() {
  const sources = new Map<string, Source>();
  return (file: string): Source => {
    const known = sources.get(file);
    if (known) return known;
    const code = readFileSync(file, 'utf8');
    const source = { code, syntax: parseSync(file, code) };
    sources.set(file, source);
    return source;
  };
}

type Read = ReturnType<typeof createReader>;

function namesIn(file: string, read: Read): ApiName[] {
  return read(file).syntax.program.body.flatMap((statement): ApiName[] => {
    if (statement.type === 'ExportAllDeclaration') {
      const { value } = statement.source;
      return value.startsWith('.') ? namesIn(join(dirname(file), value), read) : [];
    }
    if (statement.type !== 'ExportNamedDeclaration') return [];
    if (statement.declaration) {
      return declaredNames(statement.declaration).map((name) => describe(name, name, file, read));
    }
    const from = statement.source?.value;
    return statement.specifiers.map((one) => {
      const outer = textOf(one.exported);
      if (from && !from.startsWith('.')) {
        const isType = statement.exportKind === 'type' || one.exportKind === 'type';
        return { name: outer, kind: isType ? 'type' : 'value', text: '', shape: '' };
      }
      const home = from ? join(dirname(file), from) : file;
      return describe(textOf(one.local), outer, home, read);
    });
  });
}

const textOf = (name: { type: string; name?: string; value?: unknown }) =>
  name.name ?? String(name.value);

/** A name as it is declared in a module, or in the module that this one has it from. */
function describe(name: string, outer: string, file: string, read: Read): ApiName {
  const source = read(file);
  for (const statement of source.syntax.program.body) {
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration && isDeclaration(declaration)) {
      if (!declaredNames(declaration).includes(name)) continue;
      return {
        name: outer,
        kind: kindOf(declaration, outer, file),
        text: commentBefore(source, statement.start),
        shape: shapeOf(declaration, name, source.code),
      };
    }
    const from = 'source' in statement ? statement.source?.value : undefined;
    if (!from?.startsWith('.') || !('specifiers' in statement)) continue;
    for (const one of statement.specifiers) {
      const isExport = one.type === 'ExportSpecifier';
      if (!isExport && one.type !== 'ImportSpecifier') continue;
      const here = isExport ? one.exported : one.local;
      const there = isExport ? one.local : one.imported;
      if (textOf(here) !== name) continue;
      return describe(textOf(there), outer, join(dirname(file), from), read);
    }
  }
  return { name: outer, kind: /^[A-Z]/.test(outer) ? 'type' : 'value', text: '', shape: '' };
}

const isDeclaration = (node: Statement | Declaration): node is Declaration =>
  /(?:Declaration|^TSDeclareFunction)$/.test(node.type) && !/^(?:Import|Export)/.test(node.type);

function declaredNames(declaration: Declaration): string[] {
  if (declaration.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap(({ id }) =>
      id.type === 'Identifier' ? [id.name] : [],
    );
  }
  const { id } = declaration as { id?: { name?: string } | null };
  return id?.name ? [id.name] : [];
}

function kindOf(declaration: Declaration, name: string, file: string): ApiName['kind'] {
  const { type } = declaration;
  if (type === 'TSInterfaceDeclaration' || type === 'TSTypeAliasDeclaration') return 'type';
  if (type === 'ClassDeclaration') return 'class';
  const isFunction =
    type === 'FunctionDeclaration' ||
    type === 'TSDeclareFunction' ||
    (type === 'VariableDeclaration' &&
      declaration.declarations.some(({ init }) => init?.type === 'ArrowFunctionExpression'));
  if (!isFunction) return 'value';
  if (/^use[A-Z]/.test(name)) return 'hook';
  return /^[A-Z]/.test(name) && file.endsWith('.tsx') ? 'component' : 'function';
}

/** The declaration without what it does: a function without its body, a constant without its value. */
function shapeOf(declaration: Declaration, name: string, code: string): string {
  const cut = (start: number, end: number) => code.slice(start, end).trim();
  if ('body' in declaration && declaration.body && declaration.type === 'FunctionDeclaration') {
    return cut(declaration.start, declaration.body.start);
  }
  if (declaration.type === 'ClassDeclaration')
    return cut(declaration.start, declaration.body.start);
  if (declaration.type !== 'VariableDeclaration') return cut(declaration.start, declaration.end);
  const one = declaration.declarations.find(
    ({ id }) => id.type === 'Identifier' && id.name === name,
  );
  if (!one) return '';
  const { init } = one;
  const end = init?.type === 'ArrowFunctionExpression' ? init.body.start : one.id.end;
  return cut(one.start, end)
    .replace(/\s*=>\s*\(?$/, '')
    .replace(/^(\w+) = /, '$1');
}

/** The text of the comment that ends where a declaration begins; its tags begin lines of their own. */
function commentBefore({ code, syntax }: Source, start: number): string {
  const comment = syntax.comments.findLast(
    (one) => one.type === 'Block' && one.end <= start && code.slice(one.end, start).trim() === '',
  );
  if (!comment?.value.startsWith('*')) return '';
  return (
    comment.value
      .split('\n')
      .map((line) => line.replace(/^\s*\*+ ?/, '').trim())
      .join('\n')
      .replace(/\n(?![\n@-])/g, ' ')
      .replace(/\n{2,}/g, '\n')
      // The rules of this repository mean nothing to its packages' users.
      .replace(/ ?\[R[\d.]+D?(?:, R[\d.]+D?)*\]/g, '')
      .trim()
  );
}
