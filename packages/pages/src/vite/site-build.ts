import { defineConfig, type PluginOption, type Rolldown, type UserConfigFnObject } from 'vite';
import { type AssetSources, assetSources } from '../assets/asset-sources.ts';
import { compressFiles } from './compress-files.ts';
import { leaveOutFallbacks } from './leave-out-fallbacks.ts';
import { writeInline } from './write-inline.ts';

/** What differs between sites. */
export interface SiteBuildOptions {
  /** By default `assetSources()`: the boot module, and the sheets `site` and `late`. */
  sources?: AssetSources;
  /**
   * Name of a script → the modules in it, with all that they import; the first that fits counts. By default
   * `core`: `src/start.ts`, which takes a page over.
   */
  files?: Readonly<Record<string, RegExp>>;
  /** React's plug-in, and what the style sheets need. */
  plugins: PluginOption[];
}

/**
 * Vite's configuration for a site. The browser's half has two kinds of entries: the boot module, with
 * the app behind it, and the style sheets; `vite build --ssr` makes the server's half.
 */
export function siteBuild({
  sources = assetSources(),
  files = { core: /\/src\/start\.tsx?$/ },
  plugins,
}: SiteBuildOptions): UserConfigFnObject {
  return defineConfig(({ isSsrBuild }) => ({
    appType: 'custom' as const,
    plugins: [
      ...plugins,
      ...(isSsrBuild ? [] : [leaveOutFallbacks(), writeInline(), compressFiles()]),
    ],
    build: {
      target: 'es2022',
      // They know oklch(), light-dark() and @property: nothing is written twice.
      cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
      // The style sheets are written into the page whole: the font must stay a file of its own.
      assetsInlineLimit: 0,
      ...(isSsrBuild ? { copyPublicDir: false } : browserBuild(sources, files)),
    },
    // Packages may be source inside a workspace: one server bundle, with React and the router outside it.
    ssr: { noExternal: [/^@praxiskit\//] },
  })) as UserConfigFnObject;
}

function browserBuild(
  { boot, sheets }: AssetSources,
  files: NonNullable<SiteBuildOptions['files']>,
) {
  // Few scripts, by what is used together: one that only another one names costs a round trip more.
  const groups: Rolldown.CodeSplittingGroup[] = [
    // A sheet stays a file of its own, also where a script imports it.
    { name: sheetName(sheets), test: /\.css$/ },
    // One file for a reader: what the boot module shares with the app would be requests of its own.
    { name: 'boot', tags: ['$initial'], test: /\.[jt]sx?$/ },
    {
      name: 'react',
      test: /\/node_modules\/(react|react-dom|react-router|scheduler)\//,
    },
    ...Object.entries(files).map(([name, test]) => ({ name, test })),
  ];
  return {
    outDir: 'dist/client',
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { boot, ...sheets },
      preserveEntrySignatures: 'exports-only' as const,
      output: {
        codeSplitting: {
          groups: groups.map((group, index) => ({ ...group, priority: groups.length - index })),
        },
      },
    },
  };
}

/** The name that the site gives it, or the end of its path. */
const sheetName =
  (sheets: AssetSources['sheets']) =>
  (id: string): string => {
    const [named] = Object.entries(sheets).find(([, source]) => id.endsWith(`/${source}`)) ?? [];
    return named ?? id.split('/').slice(-3).join('-').replace('.css', '');
  };
