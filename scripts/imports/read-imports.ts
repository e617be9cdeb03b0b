import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';

export interface Import {
  specifier: string;
  line: number;
  /** `import type`: gone at run time. */
  isType: boolean;
  /** `import()`: loaded when it is called. */
  isDynamic: boolean;
}

/** Every module that a source file names: static, re-exported, dynamic. */
export function readImports(file: string): Import[] {
  const source = readFileSync(file, 'utf8');
  const { module } = parseSync(file, source);
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length;

  const found: Import[] = module.staticImports.map((item) => ({
    specifier: item.moduleRequest.value,
    line: lineAt(item.start),
    isType: item.entries.length > 0 && item.entries.every((entry) => entry.isType),
    isDynamic: false,
  }));
  for (const statement of module.staticExports) {
    for (const entry of statement.entries) {
      if (!entry.moduleRequest) continue;
      found.push({
        specifier: entry.moduleRequest.value,
        line: lineAt(statement.start),
        isType: entry.isType,
        isDynamic: false,
      });
    }
  }
  for (const item of module.dynamicImports) {
    const text = source.slice(item.moduleRequest.start, item.moduleRequest.end);
    const literal = /^['"`]([^'"`$]+)['"`]$/.exec(text)?.[1];
    if (!literal) continue;
    found.push({
      specifier: literal,
      line: lineAt(item.start),
      isType: false,
      isDynamic: true,
    });
  }
  return found;
}
