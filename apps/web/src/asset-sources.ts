import { assetSources as sourcesOf } from '@praxiskit/pages';

/**
 * The style sheets of a build. `site` is in every page, `intern` in forms and on public pages of
 * signed-in visitors, `late` below the first screen, the others in the pages that name them.
 */
export const assetSources = sourcesOf('home', 'treatment', 'prices', 'text', 'gate', 'intern');
