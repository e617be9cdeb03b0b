import { dirname, join } from 'node:path';
import fastifyPlugin from 'fastify-plugin';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { assetSources } from '../assets/asset-sources.ts';
import type { SiteEntry } from '../http/built-site.ts';
import type { SiteHost } from '../http/site-host.ts';
import type { RegisteredData } from '../register.ts';
import { createDevelopmentAssets } from './development-assets.ts';

/** A site's source. */
export interface DevelopmentOptions {
  /** The site's folder, with its vite.config.ts. */
  root: string;
  /** The server's half, below `root`: '/src/entry-server.tsx'. */
  entry: string;
  /** The server's own port: hot reload listens beside it. */
  port: number;
}

export interface DevelopmentHost<Data> {
  host: SiteHost<Data>;
  vite: ViteDevServer;
  close(): Promise<void>;
}

/**
 * Pages from their source, transformed by Vite at each request, so that an edit shows at once.
 *
 * @throws what Vite does not start for, such as an error in its configuration
 */
export async function createDevelopmentHost<Data = RegisteredData>(
  options: DevelopmentOptions,
  plugins: Plugin[] = [reloadPages],
): Promise<DevelopmentHost<Data>> {
  const vite = await createServer({
    root: options.root,
    appType: 'custom',
    plugins: [...plugins, noticeFiles],
    server: { middlewareMode: true, hmr: { port: hotPort(options.port), host: '127.0.0.1' } },
  });
  const assets = fastifyPlugin(async (fastify) => {
    // Vite answers modules and its own addresses; what it does not know goes on to the routes.
    fastify.addHook('onRequest', (request, reply, next) => {
      vite.middlewares(request.raw, reply.raw, () => next());
    });
  });
  return {
    vite,
    host: {
      assets,
      pictures: join(options.root, 'public/pictures'),
      isDevelopment: true,
      async current() {
        const module = (await vite.ssrLoadModule(options.entry)) as SiteEntry<Data>;
        return module.createSite(
          await createDevelopmentAssets(vite, module.assetSources ?? assetSources()),
        );
      },
    },
    close: () => vite.close(),
  };
}

/** A page that has not started React yet, and texts that only the server reads, are loaded again. */
export const reloadPages: Plugin = {
  name: 'reload-pages',
  hotUpdate({ file, modules, server }) {
    const { client } = server.environments;
    if (this.environment.name === client.name || modules.length === 0) return;
    const isInBrowser = (client.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0;
    if (!isInBrowser) client.hot.send({ type: 'full-reload' });
  },
};

/** A file that appears may be the one that an import was missing: Vite remembers that it was not there. */
const noticeFiles: Plugin = {
  name: 'notice-files',
  configureServer({ watcher }) {
    // It watches files that it has loaded; of one that was deleted it has to hear when it is back.
    watcher.on('unlink', (file) => watcher.add(dirname(file)));
  },
  hotUpdate({ type, server }) {
    if (type !== 'create') return;
    this.environment.moduleGraph.invalidateAll();
    server.environments.client.hot.send({ type: 'full-reload' });
  },
};

/** 20,000 above the server's port, or below it where that would be no port any more. */
function hotPort(port: number): number {
  return port < 45_000 ? port + 20_000 : port - 20_000;
}
