import type { Plugin } from 'vite';
import { helper } from './preload-helper.ts';

/** Smaller parts are asked for while the larger ones are still on their way: naming them saves nothing. */
const LARGE = 30_000;
/** The module that Vite puts in the place of each `import()`. */
const HELPER = /^\0vite\/preload-helper\.js$/;

/**
 * What a part of the site needs is loaded beside it. Every page carries the list of that, and the code
 * that reads it: Vite's own names each of the app's fifty files, and costs a reader a tenth of all scripts.
 * Here it names the style sheets, without which the part would not be run, and the scripts of 30,000
 * characters or more.
 */
export function preloadParts(): Plugin {
  const small = new Set<string>();
  let base = '/';
  return {
    name: 'preload-parts',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, parts) => parts.filter((part) => !small.has(part)),
        },
      },
    }),
    configResolved(config) {
      base = config.base;
    },
    transform: {
      filter: { id: HELPER },
      handler: () => ({ code: helper(base), map: null }),
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && file.code.length < LARGE) small.add(file.fileName);
        }
      },
    },
  };
}
