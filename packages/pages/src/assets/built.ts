import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AssetSources } from './asset-sources.ts';
import { fontIn } from './font.ts';
import type { SiteAssets } from './site-assets.ts';

/** The build's place of the inline script: beside its manifest, which is not served. */
export const inlineFile = '.vite/inline.js';

interface ManifestChunk {
  file: string;
}

/**
 * Reads the site's build in `clientDirectory`: addresses from its manifest, style sheets whole.
 *
 * @throws Error that names the source that is missing from the build, or Node's own (ENOENT) without a
 * manifest
 */
export function loadBuiltAssets(clientDirectory: string, sources: AssetSources): SiteAssets {
  const text = readFileSync(join(clientDirectory, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Record<string, ManifestChunk>;
  const fileOf = (source: string): string => {
    const found = manifest[source];
    if (!found) throw new Error(`${source} is missing from the client build`);
    return found.file;
  };
  const css = Object.fromEntries(
    Object.entries(sources.sheets).map(([name, source]) => [
      name,
      readFileSync(join(clientDirectory, fileOf(source)), 'utf8').trim(),
    ]),
  );
  return {
    buildId: createHash('sha256').update(text).digest('hex').slice(0, 12),
    inline: readFileSync(join(clientDirectory, inlineFile), 'utf8'),
    font: fontIn(css.site ?? ''),
    css,
    late: `/${fileOf(sources.sheets.late)}`,
  };
}
