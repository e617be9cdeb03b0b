import type { Options } from 'tsup';

/**
 * How every package is bundled: ES modules for the browsers and Node versions that we support,
 * dependencies left outside. Types come from `tsc -p tsconfig.build.json`, because tsup's own
 * `dts` needs a compiler API that TypeScript 7 no longer has.
 */
export function definePackageBuild(entry: Record<string, string>, more: Options = {}): Options {
  return {
    entry,
    format: ['esm'],
    target: 'es2023',
    dts: false,
    clean: true,
    sourcemap: true,
    splitting: true,
    treeshake: true,
    ...more,
  };
}
