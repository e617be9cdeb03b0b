import type { AssetSources } from '../assets/asset-sources.ts';
import { fontIn } from '../assets/font.ts';
import type { SiteAssets } from '../assets/site-assets.ts';
import { inlineScript } from '../boot/inline.ts';
import type { DevelopmentHost } from './development-host.ts';

/** Assets as the development server has them; made anew for each request, so that edits show. */
export async function createDevelopmentAssets(
  { vite, load }: Pick<DevelopmentHost<unknown>, 'vite' | 'load'>,
  { boot, sheets }: AssetSources,
): Promise<SiteAssets> {
  const read = async ([name, source]: [string, string]): Promise<[string, string]> => {
    const module = await load<{ default: string }>(`/${source}?inline`);
    return [name, module.default];
  };
  const css = Object.fromEntries(await Promise.all(Object.entries(sheets).map(read)));
  // What the plug-ins put into an empty page: React's preamble and Vite's own client.
  const page = await vite.transformIndexHtml('/', '<html><head></head><body></body></html>');
  return {
    buildId: 'development',
    inline: inlineScript(`/${boot}`),
    font: fontIn(css.site ?? ''),
    css,
    late: `/${sheets.late}?direct`,
    development: { head: /<head>([\s\S]*)<\/head>/.exec(page)?.[1] ?? '' },
  };
}
