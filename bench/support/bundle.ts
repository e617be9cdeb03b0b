import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';

const root = join(import.meta.dirname, '../..');
/** Where ours are resolved from: an app that depends on every package. */
export const ours = join(root, 'apps/storybook');
export const peers = join(root, 'bench/peers');

/** Installs what is compared with outside of the workspace, so that a clone does not need it. */
export function installPeers(folder = peers): void {
  const stamp = join(folder, 'node_modules/.stamp');
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === manifest) return;
  const { status } = spawnSync(
    'npm',
    ['install', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts'],
    { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' },
  );
  if (status !== 0) throw new Error('npm could not install the peers');
  writeFileSync(stamp, manifest);
}

export interface Bundle {
  /** The code that is loaded at once; all of it, unless parts may come later. */
  js: string;
  css: string;
}

/** Not by `splitting`: what both parts need would go into a third file, and not be counted. */
const comesLater: Plugin = {
  name: 'what is imported on demand comes later',
  setup(build) {
    build.onResolve({ filter: /./ }, ({ kind }) =>
      kind === 'dynamic-import' ? { external: true } : undefined,
    );
  },
};

/** Bundles and minifies every library alike. React is left out, because its users load it anyway. */
export async function bundle(
  source: string,
  resolveDir: string,
  {
    /** Parts that are imported on demand are left out. */
    onDemand = false,
    /** Conditions of the packages' `exports`, beside the usual ones. */
    conditions = [],
  }: { onDemand?: boolean; conditions?: string[] } = {},
): Promise<Bundle> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir, loader: 'tsx' },
    bundle: true,
    minify: true,
    write: false,
    outdir: 'out',
    plugins: onDemand ? [comesLater] : [],
    format: 'esm',
    platform: 'browser',
    jsx: 'automatic',
    target: 'es2022',
    conditions,
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'react-is'],
    logLevel: 'error',
  });
  const text = (end: string) =>
    outputFiles.find(({ path }) => path.endsWith(`stdin${end}`))?.text ?? '';
  return { js: text('.js'), css: text('.css') };
}

/** Bytes of gzip; 0 for an empty text, of which gzip would still make 20 bytes. */
export const gzip = (text: string): number => (text === '' ? 0 : gzipSync(text).length);

export function printTable(head: string[], rows: (string | number)[][]): void {
  console.log(`| ${head.join(' | ')} |\n|${'---|'.repeat(head.length)}`);
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
}
