import type { AssetSources } from '@praxiskit/pages/vite';

const sheet = (name: string) => [name, `src/styles/${name}.css`] as const;

/**
 * What a build has to know of the sources. `site` is in every page, `intern` in forms and on public
 * pages of signed-in visitors, `late` below the first screen, the others in the pages that name them.
 */
export const assetSources: AssetSources = {
  boot: 'src/boot.ts',
  sheets: Object.fromEntries(
    ['site', 'home', 'treatment', 'prices', 'text', 'gate', 'intern', 'late'].map(sheet),
  ),
};
