import { createServer as createHttpServer, type Server } from 'node:http';
import { dirname, join } from 'node:path';
import fastifyPlugin from 'fastify-plugin';
import { createServer, createServerModuleRunner, type Plugin, type ViteDevServer } from 'vite';
import { assetSources } from '../assets/asset-sources.ts';
import type { SiteEntry } from '../http/built-site.ts';
import type { SiteHost } from '../http/site-host.ts';
import type { RegisteredData } from '../register.ts';
import { showBrowserErrors } from './browser-errors.ts';
import { createDevelopmentAssets } from './development-assets.ts';
import { failurePage, logFailure } from './failure-page.ts';

/** A site's source. */
export interface DevelopmentOptions {
  /** The site's folder, with its vite.config.ts. */
  root: string;
  /** The server entry, below `root`: '/src/entry-server.tsx'. */
  entry: string;
}

export interface DevelopmentHost<Data> {
  host: SiteHost<Data>;
  vite: ViteDevServer;
  /**
   * Loads a module of the server entry; after an edit again, with the modules that import changed
   * ones.
   */
  load<Module>(path: string): Promise<Module>;
  /** Vite's web socket also uses the port of this server. */
  connect(server: Server): void;
}

/**
 * Pages from their source, transformed by Vite at each request, so that edits are visible
 * immediately. An error is shown in the page and in the terminal, with file and line.
 * @throws errors that stop Vite's start, such as one in its configuration
 */
export async function createDevelopmentHost<Data = RegisteredData>(
  options: DevelopmentOptions,
  plugins: Plugin[] = [],
): Promise<DevelopmentHost<Data>> {
  // It never listens: `connect` passes it the connections to the site's port.
  const upgrades = createHttpServer();
  const vite = await createServer({
    root: options.root,
    configLoader: 'native',
    appType: 'custom',
    plugins: [...plugins, reloadPages, noticeFiles, showBrowserErrors],
    server: { middlewareMode: true, ws: { server: upgrades }, forwardConsole: true },
  });
  // Vite's own runner would import everything again after each edit.
  const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
  function connect(server: Server): void {
    server.on('upgrade', (...upgrade) => upgrades.emit('upgrade', ...upgrade));
  }
  const load = <Module>(path: string): Promise<Module> => runner.import(path);
  const assets = fastifyPlugin(async (fastify) => {
    connect(fastify.server);
    // Vite answers modules and its own addresses; other requests are passed to the routes.
    fastify.addHook('onRequest', (request, reply, next) => {
      vite.middlewares(request.raw, reply.raw, () => next());
    });
  });
  return {
    vite,
    load,
    connect,
    host: {
      assets,
      pictures: join(options.root, 'public/pictures'),
      async current() {
        const module = await load<SiteEntry<Data>>(options.entry);
        const sources = module.assetSources ?? assetSources();
        return module.createSite(await createDevelopmentAssets(vite, load, sources));
      },
      showError(error) {
        logFailure(vite, 'The page failed', error);
        return failurePage('The page failed', error);
      },
    },
  };
}

/**
 * Reloads pages after changes of files that only the server reads, such as texts, and pages without
 * a started React.
 */
const reloadPages: Plugin = {
  name: 'reload-pages',
  hotUpdate({ file, modules, server }) {
    const { client } = server.environments;
    if (this.environment.name === client.name || modules.length === 0) return;
    // Tailwind registers every file that it searches for classes as an asset of its style sheets.
    const found = client.moduleGraph.getModulesByFile(file) ?? [];
    if (![...found].some(({ type }) => type !== 'asset')) client.hot.send({ type: 'full-reload' });
  },
};

/** A new file may be one that an import was missing: Vite remembers that it did not exist. */
const noticeFiles: Plugin = {
  name: 'notice-files',
  configureServer({ watcher }) {
    // Vite watches files that it has loaded; a deleted one has to be watched again when it is back.
    watcher.on('unlink', (file) => watcher.add(dirname(file)));
  },
  hotUpdate({ type, server }) {
    if (type !== 'create') return;
    this.environment.moduleGraph.invalidateAll();
    server.environments.client.hot.send({ type: 'full-reload' });
  },
};
