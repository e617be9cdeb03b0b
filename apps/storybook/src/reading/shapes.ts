import type { Plugin } from 'vite';

const declaration =
  /(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?export (?:interface (\w+)[^{]*\{[\s\S]*?\n\}|type (\w+)[^=\n]*=(?:[^;{]|\{[^}]*\})*;)/g;

/** The types that a module exports, as they are written there: name to text. */
export function shapesIn(code: string): Record<string, string> {
  const shapes: Record<string, string> = {};
  for (const [text, interfaceName, typeName] of code.matchAll(declaration)) {
    const name = interfaceName ?? typeName;
    if (name) shapes[name] = text;
  }
  return shapes;
}

/** Removes `readonly` from array and object types, because react-docgen cannot read it. */
export const withoutReadonly = (code: string) =>
  code.replace(/\breadonly (?=[\w<>.]+\[\]|\{)/g, '');

/**
 * Lets the pages show the shape of `groups: PriceGroup[]`. Types do not exist in the browser, so each
 * module of a package provides its own there as text.
 */
export const shapes = (): Plugin => ({
  name: 'shapes',
  enforce: 'pre',
  transform(code, id) {
    const [file = ''] = id.split('?');
    if (!/\/packages\/[^/]+\/src\/(?!.*\.(?:test|stories|guide)\.).*\.tsx?$/.test(file))
      return null;
    const found = shapesIn(code);
    if (Object.keys(found).length === 0) return null;
    return {
      code: `${withoutReadonly(code)}\n;(globalThis.praxiskitShapes ??= {}, Object.assign(globalThis.praxiskitShapes, ${JSON.stringify(found)}));\n`,
      map: null,
    };
  },
});
