import type { ViteDevServer } from 'vite';
import type { WebAssets } from '../contract.ts';
import { fontIn } from './font.ts';

/** Assets as the development server hands them out; made anew for each request, so that edits show. */
export async function createDevAssets(vite: ViteDevServer): Promise<WebAssets> {
  const css = async (path: string): Promise<string> => {
    const module = await vite.ssrLoadModule(`${path}?inline`);
    return String(module.default);
  };
  // The React plug-in's preamble and Vite's own client stand in what it makes of an empty page.
  const page = await vite.transformIndexHtml('/', '<html><head></head><body></body></html>');
  const site = await css('/src/styles/site.css');
  return {
    buildId: 'development',
    boot: '/src/boot/boot.ts',
    font: fontIn(site),
    css: { site, intern: await css('/src/styles/intern.css') },
    development: { head: /<head>([\s\S]*)<\/head>/.exec(page)?.[1] ?? '' },
  };
}
