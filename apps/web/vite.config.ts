import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The browser's half has two doors: the boot module, with the app behind it, and the style sheets. */
export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  plugins: [react(), tailwindcss(), ...(isSsrBuild ? [] : [compressFiles()])],
  build: {
    target: 'es2022',
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
              site: 'src/styles/site.css',
              intern: 'src/styles/intern.css',
            },
            preserveEntrySignatures: 'exports-only' as const,
          },
        }),
  },
  // Packages of the workspace are source: one server bundle, with React and the router outside it.
  ssr: { noExternal: [/^@praxiskit\//] },
}));

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
