import type { ViteDevServer } from 'vite';
import { type Sheet, sheets, type WebAssets } from '../contract.ts';
import { fontIn } from './font.ts';

/** Assets as the development server hands them out; made anew for each request, so that edits show. */
export async function createDevAssets(vite: ViteDevServer): Promise<WebAssets> {
  const read = async (sheet: Sheet): Promise<[Sheet, string]> => {
    const module = await vite.ssrLoadModule(`/src/styles/${sheet}.css?inline`);
    return [sheet, String(module.default)];
  };
  // The React plug-in's preamble and Vite's own client stand in what it makes of an empty page.
  const page = await vite.transformIndexHtml('/', '<html><head></head><body></body></html>');
  const css = Object.fromEntries(await Promise.all(sheets.map(read))) as Record<Sheet, string>;
  return {
    buildId: 'development',
    boot: '/src/boot/boot.ts',
    font: fontIn(css.site),
    css,
    late: '/src/styles/late.css?direct',
    development: { head: /<head>([\s\S]*)<\/head>/.exec(page)?.[1] ?? '' },
  };
}
