import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build as bundle } from 'esbuild';
import { type Budget, budgets } from './budgets.ts';

/** The budgets that are exceeded, one line each. */
export async function checkSizes(): Promise<string[]> {
  const measured = await Promise.all(
    budgets.map(async (budget) => ({ budget, bytes: await measure(budget.source) })),
  );
  return measured
    .filter(({ budget, bytes }) => bytes > budget.limit)
    .map(({ budget, bytes }: { budget: Budget; bytes: number }) => {
      return `${budget.name}: ${bytes} bytes, allowed are ${budget.limit}`;
    });
}

/** Bytes of gzip after bundling and minifying, with React left out. */
export async function measure(source: string): Promise<number> {
  const { outputFiles } = await bundle({
    stdin: { contents: source, resolveDir: join(import.meta.dirname, '../../apps/storybook') },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react/jsx-runtime', 'react-dom'],
    loader: { '.css': 'empty' },
  });
  return gzipSync(outputFiles[0]?.contents ?? new Uint8Array()).length;
}
