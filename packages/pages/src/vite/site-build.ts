import { defineConfig, type PluginOption, type Rolldown, type UserConfigFnObject } from 'vite';
import { type AssetSources, assetSources } from '../assets/asset-sources.ts';
import { compressFiles } from './compress-files.ts';
import { leaveOutFallbacks } from './leave-out-fallbacks.ts';
import { type NamedScripts, requireNamedModules, scriptGroups } from './named-scripts.ts';
import { writeInline } from './write-inline.ts';

export interface SiteBuildOptions {
  /** By default `assetSources()`: the boot module, and the sheets `site` and `late`. */
  sources?: AssetSources;
  /** By default `core`: `src/start.ts`, which hydrates a page. A named part without a module ends the build. */
  files?: NamedScripts;
  /** React's plug-in, and plug-ins for the style sheets. */
  plugins: PluginOption[];
}

const usualFiles: NamedScripts = { core: ['src/start.ts', 'src/start.tsx'] };

/**
 * Vite's configuration for a site. The browser build has two kinds of entries: the boot module,
 * with the app behind it, and the style sheets; `vite build --ssr` builds the server entry.
 */
export function siteBuild({
  sources = assetSources(),
  files,
  plugins,
}: SiteBuildOptions): UserConfigFnObject {
  return defineConfig(({ isSsrBuild }) => ({
    appType: 'custom' as const,
    plugins: [
      ...plugins,
      ...(isSsrBuild
        ? []
        : [leaveOutFallbacks(), writeInline(), compressFiles(), requireNamedModules(files ?? {})]),
    ],
    build: {
      target: 'es2022',
      // These browsers support oklch(), light-dark() and @property, so no fallback is written.
      cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
      // Style sheets are written into the page: the font must stay its own file.
      assetsInlineLimit: 0,
      ...(isSsrBuild ? { copyPublicDir: false } : browserBuild(sources, files ?? usualFiles)),
    },
    // Packages may be source inside a workspace: one server bundle, with React and the router
    // outside.
    ssr: { noExternal: [/^@praxiskit\//] },
  })) as UserConfigFnObject;
}

function browserBuild({ boot, sheets }: AssetSources, files: NamedScripts) {
  // Few scripts, grouped by their use: a script that only another one names costs one more round
  // trip.
  const groups: Rolldown.CodeSplittingGroup[] = [
    // A sheet stays its own file, even if a script imports it.
    { name: sheetName(sheets), test: /\.css$/ },
    // One file for readers: modules shared by the boot module and the app would be separate
    // requests.
    { name: 'boot', tags: ['$initial'], test: /\.[jt]sx?$/ },
    {
      name: 'react',
      test: /\/node_modules\/(react|react-dom|react-router|scheduler)\//,
    },
    ...scriptGroups(files),
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

/** The site's name for it, or the end of its path. */
const sheetName =
  (sheets: AssetSources['sheets']) =>
  (id: string): string => {
    const [named] = Object.entries(sheets).find(([, source]) => id.endsWith(`/${source}`)) ?? [];
    return named ?? id.split('/').slice(-3).join('-').replace('.css', '');
  };
