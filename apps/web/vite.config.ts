import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The browser's half has two doors: the boot module, with the app behind it, and the style sheets. */
export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  plugins: [react(), tailwindcss()],
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
