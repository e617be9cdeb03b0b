import type { ViteDevServer } from 'vite';
import type { AssetSources } from '../assets/asset-sources.ts';
import { fontIn } from '../assets/font.ts';
import type { SiteAssets } from '../assets/site-assets.ts';
import { inlineScript } from '../boot/inline.ts';

/** Assets of the development server; created for each request, so that edits are visible. */
export async function createDevelopmentAssets(
  vite: ViteDevServer,
  load: <Module>(path: string) => Promise<Module>,
  { boot, sheets }: AssetSources,
): Promise<SiteAssets> {
  const read = async ([name, source]: [string, string]): Promise<[string, string]> => {
    const module = await load<{ default: string }>(`/${source}?inline`);
    return [name, module.default];
  };
  const css = Object.fromEntries(await Promise.all(Object.entries(sheets).map(read)));
  // The additions of plug-ins to an empty page: React's preamble and Vite's own client.
  const page = await vite.transformIndexHtml('/', '<html><head></head><body></body></html>');
  return {
    buildId: 'development',
    inline: inlineScript(`/${boot}`),
    font: fontIn(css.site ?? ''),
    css,
    late: `/${sheets.late}?direct`,
    development: { head: (/<head>([\s\S]*)<\/head>/.exec(page)?.[1] ?? '') + reloadUnstarted },
  };
}

/**
 * Vite replaces a changed module in pages that have loaded it; a page without React would not
 * change.
 */
const reloadUnstarted = `<script type="module">
import { createHotContext } from '/@vite/client';
createHotContext('/unstarted').on('vite:beforeUpdate', ({ updates }) => {
  const root = document.getElementById('root');
  const hasReact = Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  if (!hasReact && updates.some(({ type }) => type === 'js-update')) location.reload();
});
</script>`;
