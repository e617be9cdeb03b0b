import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { letterWith } from './letters.ts';

test('a bundled server sets letters, with template and fonts of the package beside it', async () => {
  // Within this package, whose own name is found from there as a dependency is from an app.
  const folder = mkdtempSync(join(import.meta.dirname, 'bundle-'));
  try {
    const outfile = join(folder, 'server.mjs');
    await build({
      entryPoints: [join(import.meta.dirname, '../src/press.ts')],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      logLevel: 'silent',
    });
    const { createLetterPress } = await import(pathToFileURL(outfile).href);
    const press = createLetterPress();
    const { pdf, layout } = await press.press(letterWith('Der Befund ist gut.'));
    await press.close();
    expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.7');
    expect(layout.pages).toBe(1);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
