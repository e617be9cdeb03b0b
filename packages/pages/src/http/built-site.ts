import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AssetSources, assetSources as usualSources } from '../assets/asset-sources.ts';
import { loadBuiltAssets } from '../assets/built.ts';
import type { SiteAssets } from '../assets/site-assets.ts';
import type { RegisteredData } from '../register.ts';
import type { SiteApp } from '../render/site-app.tsx';
import type { SiteHost } from './site-host.ts';
import { staticFiles } from './static-files.ts';

/** What the server entry of a site exports. */
export interface SiteEntry<Data> {
  createSite(assets: SiteAssets): SiteApp<Data>;
  /** As the build was given them; `assetSources()` by default. */
  assetSources?: AssetSources;
}

/**
 * Opens what a site's build left in `directory`: `client/` and `server/entry-server.js`.
 *
 * @throws Error that names what is missing from the build
 */
export async function openBuiltSite<Data = RegisteredData>(
  directory: string,
): Promise<SiteHost<Data>> {
  const entry = pathToFileURL(join(directory, 'server', 'entry-server.js')).href;
  const { createSite, assetSources = usualSources() } = (await import(
    /* @vite-ignore */ entry
  )) as SiteEntry<Data>;
  const client = join(directory, 'client');
  const site = createSite(loadBuiltAssets(client, assetSources));
  const pictures = join(client, 'pictures');
  return { current: () => site, assets: staticFiles(client), pictures };
}
