import { defineConfig, type PluginOption, type UserConfigFnObject } from 'vite';
import { type AssetSources, assetSources } from '../assets/asset-sources.ts';
import { compressFiles } from './compress-files.ts';
import { leaveOutFallbacks } from './leave-out-fallbacks.ts';
import { preloadParts } from './preload-parts.ts';

/** What differs between sites. */
export interface SiteBuildOptions {
  /** By default `assetSources()`: the boot module, and the sheets `site` and `late`. */
  sources?: AssetSources;
  /** React's plug-in, and what the style sheets need. */
  plugins: PluginOption[];
}

/**
 * Vite's configuration for a site. The browser's half has two kinds of entries: the boot module, with
 * the app behind it, and the style sheets; `vite build --ssr` makes the server's half.
 */
export function siteBuild({
  sources = assetSources(),
  plugins,
}: SiteBuildOptions): UserConfigFnObject {
  return defineConfig(({ isSsrBuild }) => ({
    appType: 'custom' as const,
    plugins: [
      ...plugins,
      ...(isSsrBuild ? [] : [leaveOutFallbacks(), preloadParts(), compressFiles()]),
    ],
    build: {
      target: 'es2022',
      // They know oklch(), light-dark() and @property: nothing is written twice.
      cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
      // The style sheets are written into the page whole: the font must stay a file of its own.
      assetsInlineLimit: 0,
      ...(isSsrBuild ? { copyPublicDir: false } : browserBuild(sources)),
    },
    // Packages may be source inside a workspace: one server bundle, with React and the router outside it.
    ssr: { noExternal: [/^@praxiskit\//] },
  })) as UserConfigFnObject;
}

function browserBuild({ boot, sheets }: AssetSources) {
  return {
    outDir: 'dist/client',
    manifest: true,
    rolldownOptions: {
      input: { boot, ...sheets },
      preserveEntrySignatures: 'exports-only' as const,
      // One file for a reader: what the boot module shares with the app would be requests of its own.
      output: {
        codeSplitting: {
          groups: [{ name: 'boot', tags: ['$initial' as const], test: /\.[jt]sx?$/ }],
        },
      },
    },
  };
}
