import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { sheets } from './src/contract.ts';

/** The browser's half has two doors: the boot module, with the app behind it, and the style sheets. */
export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  // Vite minifies for the browsers below; Tailwind would translate for older ones first.
  plugins: [
    react(),
    tailwindcss({ optimize: false }),
    ...(isSsrBuild ? [] : [leaveOutFallbacks(), compressFiles()]),
  ],
  build: {
    target: 'es2022',
    // They know oklch(), light-dark() and @property: nothing is written twice.
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    // The style sheets are written into the page whole: the font must stay a file of its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    ...(isSsrBuild
      ? { copyPublicDir: false }
      : {
          outDir: 'dist/client',
          manifest: true,
          rolldownOptions: {
            input: {
              boot: 'src/boot/boot.ts',
              ...Object.fromEntries(sheets.map((sheet) => [sheet, `src/styles/${sheet}.css`])),
            },
            preserveEntrySignatures: 'exports-only' as const,
          },
        }),
  },
  // Packages of the workspace are source: one server bundle, with React and the router outside it.
  ssr: { noExternal: [/^@praxiskit\//] },
}));

/**
 * Tailwind adds its banner and, for browsers without `@property`, a second way to set its variables.
 * The style sheets stand in every page, and `cssTarget` knows no such browser.
 */
function leaveOutFallbacks(): Plugin {
  return {
    name: 'leave-out-fallbacks',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        file.source = String(file.source)
          .replace(/^\/\*! tailwindcss .*?\*\/\s*/, '')
          .replace(/@layer properties\{@supports [^{]*\{[^{}]*\{[^{}]*\}\}\}/, '')
          .replace(/@property --tw-[\w-]+\{syntax:"\*";inherits:false\}/g, '')
          // Only a fallback goes with its condition: a declaration of the same property before it.
          .replace(
            /(?:([\w-]+):[^;{}]*;)?@supports \(color:color-mix\(in lab, ?red, ?red\)\)\{(([\w-]+):[^{}]*)\}/g,
            (whole, before: string | undefined, kept: string, property: string) =>
              before === undefined || before === property
                ? kept
                : `${whole.slice(0, whole.indexOf('@supports'))}${kept}`,
          )
          .replace(/var\((--color-[\w-]+), ?gray\)/g, 'var($1)')
          .trim();
      }
    },
  };
}

/** Writes `.br` and `.gz` beside what can be compressed, so that the server only has to send files. */
function compressFiles(): Plugin {
  let folder = '';
  return {
    name: 'compress-files',
    apply: 'build',
    configResolved({ root, build }) {
      folder = join(root, build.outDir, build.assetsDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder).filter((file) => /\.(js|css|svg)$/.test(file))) {
        const source = readFileSync(join(folder, name));
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(source));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(source));
      }
    },
  };
}
