import * as react from 'react';
import type { Facts } from './facts.ts';

/** What a name is imported from; undefined where nothing known exports it. */
export type SourceOf = (name: string) => string | undefined;

const isComponentOrHook = (name: string) => /^(?:[A-Z]|use[A-Z])/.test(name);

/** The sources of names, for code about the package in the folder `home`. */
export function sourcesFor(packages: Facts['packages'], home: string): SourceOf {
  const from = (one: string, name: string) => {
    const { exports = {} } = packages[one] ?? {};
    return Object.hasOwn(exports, name) ? exports[name] : undefined;
  };
  return (name) => {
    const own = from(home, name);
    // Other functions of a piece of code are the reader's: `send()`.
    if (own || !isComponentOrHook(name)) return own;
    if (name in react) return 'react';
    // What a server exports has names of its own: `Letter` is an entity there.
    return Object.keys(packages)
      .map((one) => from(one, name))
      .find((entry) => entry && /^@praxiskit\/[\w-]+(?:\/react)?$/.test(entry));
  };
}

/** The components and functions that a piece of code uses and neither imports nor declares, sorted. */
function namesMissingIn(code: string): string[] {
  const plain = code.replace(/\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*$/gm, '');
  const used = [
    // `<` after a word begins the types of a function.
    ...plain.matchAll(/(?<!\w)<([A-Z]\w*)|=\{([A-Z]\w*)\b/g),
    ...plain.matchAll(/(?<![\w.])(?<!function )([a-z]\w*)(?=\(|<[^\n(]*>\()/g),
  ].map(([, tag, value]) => tag ?? value ?? '');
  const imported = [...plain.matchAll(/^import (?:type )?([^;]*?) from /gm)].flatMap(
    ([, names = '']) => names.split(/[{},]/).map((one) => one.trim().split(' ').at(-1) ?? ''),
  );
  const declared = [...plain.matchAll(/\b(?:function|class|const|let)\s+(\w+)/g)].map(
    ([, name = '']) => name,
  );
  const known = new Set([...imported, ...declared]);
  return [...new Set(used)]
    .filter((name) => !known.has(name))
    .sort((one, other) => one.localeCompare(other, 'en'));
}

/** Components and hooks alone: what else code calls may be the reader's own. */
export const componentsMissingIn = (code: string) => namesMissingIn(code).filter(isComponentOrHook);

/** The lines that import these names, one for each source. */
export function importLines(names: readonly string[], sourceOf: SourceOf): string[] {
  const known = names.filter(sourceOf);
  return [...Map.groupBy(known, sourceOf)]
    .sort(([one = ''], [other = '']) => (one < other ? -1 : 1))
    .map(([source, list]) => `import { ${list.join(', ')} } from '${source}';`);
}

/** Code that can be copied: the imports that it lacks are in front of it. */
export function withImports(code: string, sourceOf: SourceOf): string {
  const lines = importLines(namesMissingIn(code), sourceOf).map(broken);
  if (lines.length === 0) return code;
  return `${lines.join('\n')}\n${code.startsWith('import ') ? '' : '\n'}${code}`;
}

/** A long import has one name a line. */
const broken = (line: string) =>
  line.length <= 80
    ? line
    : line.replace(/\{ (.+) \}/, (_, list: string) => `{\n  ${list.replaceAll(', ', ',\n  ')},\n}`);
