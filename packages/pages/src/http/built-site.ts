import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AssetSources, assetSources as usualSources } from '../assets/asset-sources.ts';
import { loadBuiltAssets } from '../assets/built.ts';
import type { SiteAssets } from '../assets/site-assets.ts';
import type { RegisteredData } from '../register.ts';
import type { SiteApp } from '../render/site-app.tsx';
import type { SiteHost } from './site-host.ts';
import { staticFiles } from './static-files.ts';

export interface SiteEntry<Data> {
  /** Usually by `createSiteApp`. */
  createSite(assets: SiteAssets): SiteApp<Data>;
  /** The same as for the build; `assetSources()` by default. */
  assetSources?: AssetSources;
}

/**
 * Opens a site's build in `directory`: `client/` and `server/entry-server.js`.
 *
 * Sets NODE_ENV to `production` where it is not set, because React is chosen by it when it is imported.
 *
 * @throws Error with the missing file of the build, or the missing folder
 * @throws errors of importing the site's entry, and of `createSiteApp`
 */
export async function openBuiltSite<Data = RegisteredData>(
  directory: string,
): Promise<SiteHost<Data>> {
  const file = join(directory, 'server', 'entry-server.js');
  if (!existsSync(file)) {
    throw new Error(`There is no build in ${directory}: build the site before it is started.`);
  }
  const entry = pathToFileURL(file).href;
  process.env.NODE_ENV ??= 'production';
  const { createSite, assetSources = usualSources() } = (await import(
    /* @vite-ignore */ entry
  )) as SiteEntry<Data>;
  const client = join(directory, 'client');
  const site = createSite(loadBuiltAssets(client, assetSources));
  const pictures = join(client, 'pictures');
  return { current: () => site, assets: staticFiles(client), pictures };
}
