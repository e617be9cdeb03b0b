import { gzipSync } from 'node:zlib';
import { defaultBreakpoints, screenClassFor } from '@praxiskit/animations';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

async function sizeOf(contents: string) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
  });
  return gzipSync(outputFiles[0]?.contents ?? '').length;
}

test('a width belongs to the first breakpoint that includes it [R2.19]', () => {
  const names = [320, 600, 601, 1440, 1920].map((width) =>
    screenClassFor(width, defaultBreakpoints),
  );
  expect(names).toEqual(['screen-sm', 'screen-sm', 'screen-md', 'screen-lg', 'screen-xl']);
});

test('a width beyond the last breakpoint belongs to the last one [R2.19D]', () => {
  expect(screenClassFor(4000, defaultBreakpoints)).toBe('screen-xl');
});

test('the core is at most 3 KB gzipped, all effects 2.5 KB', async () => {
  expect(
    await sizeOf("export { play, createReveal, createAnchors } from '@praxiskit/animations'"),
  ).toBeLessThanOrEqual(3000);
  expect(await sizeOf("export { effects } from '@praxiskit/animations'")).toBeLessThanOrEqual(2500);
});

test('importing one effect bundles that effect alone', async () => {
  const shake = await sizeOf("export { shake } from '@praxiskit/animations'");
  const alone = await sizeOf("export { shake } from './effects/effects.ts'");
  expect(shake).toBeLessThanOrEqual(alone + 5);
  expect(shake).toBeLessThan(200);
});
