import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Sheet, sheets, type WebAssets } from '../contract.ts';
import { fontIn } from './font.ts';

interface ManifestChunk {
  file: string;
}

/** Reads what `vite build` left: addresses from its manifest, style sheets whole. */
export function loadBuiltAssets(clientDirectory: string): WebAssets {
  const text = readFileSync(join(clientDirectory, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Record<string, ManifestChunk>;
  const chunk = (source: string): ManifestChunk => {
    const found = manifest[source];
    if (!found) throw new Error(`${source} is missing from the client build`);
    return found;
  };
  const read = (source: string): string =>
    readFileSync(join(clientDirectory, chunk(source).file), 'utf8').trim();
  const css = Object.fromEntries(
    sheets.map((sheet) => [sheet, read(`src/styles/${sheet}.css`)]),
  ) as Record<Sheet, string>;
  return {
    buildId: createHash('sha256').update(text).digest('hex').slice(0, 12),
    boot: `/${chunk('src/boot/boot.ts').file}`,
    font: fontIn(css.site),
    css,
    late: `/${chunk('src/styles/late.css').file}`,
  };
}
