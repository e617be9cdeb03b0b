import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';

interface PackageBuild extends Options {
  /** Entries of React components and hooks, which begin with 'use client'; `react` by default. */
  clientEntries?: readonly string[];
}

/**
 * How every package is bundled: ES modules for the browsers and Node versions that we support,
 * dependencies left outside. There are no source maps: the code is not minified, and they would be
 * half of what is published. The package's style sheets are copied as they are. Types come from `tsc -p tsconfig.build.json`, because tsup's own
 * `dts` needs a compiler API that TypeScript 7 no longer has.
 */
export function definePackageBuild(
  entry: Record<string, string>,
  { clientEntries = 'react' in entry ? ['react'] : [], ...more }: PackageBuild = {},
): Options {
  return {
    entry,
    format: ['esm'],
    target: 'es2023',
    dts: false,
    clean: true,
    splitting: true,
    treeshake: true,
    // Some modules have no name without it: node:sqlite.
    removeNodeProtocol: false,
    onSuccess: async () => {
      clientEntries.forEach(markForClients);
      styleSheets().forEach(copyWithTypes);
    },
    ...more,
  };
}

/** A package without a `tsup.config.ts` of its own is built by this one: its `package.json` names its entries. */
export default defineConfig(() => definePackageBuild(entriesOfManifest()));

/** Tree shaking removes directives. */
function markForClients(name: string): void {
  const file = `dist/${name}.js`;
  writeFileSync(file, `'use client';${readFileSync(file, 'utf8')}`);
}

/** Its exports inside the workspace, `./react` at `./src/react.ts`, by the name of the built file. */
function entriesOfManifest(): Record<string, string> {
  const { exports }: { exports: Record<string, string> } = readManifest();
  return Object.fromEntries(
    Object.entries(exports)
      .filter(([, file]) => /\.tsx?$/.test(file))
      .map(([entry, file]) => [entry === '.' ? 'index' : entry.slice('./'.length), file]),
  );
}

/** `styles.css` among the entries of the package whose folder is the working directory; an app has none. */
function styleSheets(): string[] {
  const { exports = {} } = readManifest();
  return Object.keys(exports)
    .filter((entry) => entry.endsWith('.css'))
    .map((entry) => entry.slice('./'.length));
}

function readManifest() {
  return JSON.parse(readFileSync('package.json', 'utf8'));
}

function copyWithTypes(sheet: string): void {
  for (const file of [sheet, `${sheet}.d.ts`]) copyFileSync(`src/${file}`, `dist/${file}`);
}
