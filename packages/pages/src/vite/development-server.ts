import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { dirname, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EnvironmentModuleNode, normalizePath, type Plugin, type ViteDevServer } from 'vite';
import type { SiteHost } from '../http/site-host.ts';
import type { RegisteredData } from '../register.ts';
import {
  createDevelopmentHost,
  type DevelopmentHost,
  type DevelopmentOptions,
  reloadPages,
} from './development-host.ts';
import { failurePage, textOf } from './failure-page.ts';
import { createRenewal, type Renewal } from './renewal.ts';

/** A site's server that does not listen itself. */
export interface DevelopmentSite {
  handle: RequestListener;
  /** Called after the first start that succeeds. */
  welcome?(): void;
  /** Answers what is under way, then lets go of everything, so that the next one can start. */
  stop(): Promise<void>;
}

/** What the module `server` exports. */
export interface DevelopmentModule<Data> {
  start(host: SiteHost<Data>): Promise<DevelopmentSite>;
}

/** A site's source, and what starts its server. */
export interface DevelopmentServerOptions extends DevelopmentOptions {
  /** Absolute path of the module that starts the site's server (`DevelopmentModule`). */
  server: string;
  /** Gets why a start has failed; true where no edit can mend it, so that it is not shown. */
  onFailure?(failure: unknown): boolean;
}

/** A server that is started anew after an edit. */
export interface DevelopmentServer {
  /** It does not listen yet. */
  server: Server;
  /** Resolves after the first start, also where that failed. */
  started: Promise<void>;
  /** Stops the site's server and Vite. */
  close(): Promise<void>;
}

/**
 * A site's server from its source, in this process. Its modules are loaded by Vite, so that after an
 * edit only those that changed, and those that import them, are loaded anew; then the server is stopped
 * and started again. Requests wait meanwhile. Where a start fails, every request is answered by a page
 * with the error, until an edit mends it.
 *
 * @throws as `createDevelopmentHost`
 */
export async function createDevelopmentServer<Data = RegisteredData>(
  options: DevelopmentServerOptions,
): Promise<DevelopmentServer> {
  let renewal: Renewal<DevelopmentSite> | null = null;
  let isWelcome = false;
  let changed: { file: string; at: number } | null = null;
  const renew = (file: string) => {
    changed ??= { file, at: performance.now() };
    renewal?.renew();
  };
  const plugin = renewServer(normalizePath(options.server), {
    hasFailed: () => renewal?.failure() != null,
    renew,
  });
  const development: DevelopmentHost<Data> = await createDevelopmentHost<Data>(options, [
    plugin,
    // Vite has then forgotten the server's modules, and watches none of them.
    onRestart(() => development.vite, renew),
  ]);
  const { host, vite, close } = development;
  // Vite watches the files that it has loaded; one that was deleted has to be noticed when it is back.
  vite.watcher.add(dirname(options.server));
  const sites = createRenewal<DevelopmentSite>({
    async start() {
      const module = (await vite.ssrLoadModule(options.server)) as DevelopmentModule<Data>;
      return module.start(host);
    },
    stop: (site) => site.stop(),
    onStart(site, failure) {
      if (site === null) {
        if (!options.onFailure?.(failure)) report(vite, failure);
      } else if (!isWelcome) site.welcome?.();
      isWelcome ||= site !== null;
      if (changed === null) return;
      if (site !== null) logRestart(vite, changed);
      changed = null;
      vite.environments.client.hot.send({ type: 'full-reload' });
    },
  });
  renewal = sites;

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const site = await sites.current();
    if (site) site.handle(request, response);
    else vite.middlewares(request, response, () => failurePage(vite, sites.failure(), response));
  };
  return {
    server: createServer((request, response) => void answer(request, response)),
    started: sites.current().then(() => {}),
    async close() {
      await sites.close();
      await close();
    },
  };
}

interface ServerRenewal {
  hasFailed(): boolean;
  renew(file: string): void;
}

/** Starts the server anew when a module that it has loaded changes; after a failed start, when any does. */
function renewServer(server: string, { hasFailed, renew }: ServerRenewal): Plugin {
  return {
    name: 'renew-server',
    hotUpdate(update) {
      const { ssr } = update.server.environments;
      if (this.environment.name !== ssr.name) return;
      if (hasFailed()) {
        // A module whose evaluation failed is remembered as failed until it is invalidated.
        ssr.moduleGraph.invalidateAll();
        renew(update.file);
      } else if (isImportedBy(server, update.modules)) renew(update.file);
      else if (typeof reloadPages.hotUpdate === 'function')
        reloadPages.hotUpdate.call(this, update);
    },
  };
}

/** Vite starts itself again when its configuration has changed. */
function onRestart(viteOf: () => ViteDevServer, restarted: (file: string) => void): Plugin {
  let isFirst = true;
  return {
    name: 'on-restart',
    async configureServer({ config }) {
      if (isFirst) isFirst = false;
      else void exchanged().then(() => restarted(config.configFile ?? 'vite.config'));
    },
  };

  /** Its parts are exchanged only after all plug-ins have been configured. */
  async function exchanged(): Promise<void> {
    const { environments } = viteOf();
    while (viteOf().environments === environments) await sleep(20);
  }
}

/** Whether one of these modules is `file`, or is imported by it over any number of others. */
function isImportedBy(file: string, modules: readonly EnvironmentModuleNode[]): boolean {
  const seen = new Set(modules);
  // A set goes on to visit what is added to it meanwhile.
  for (const module of seen) {
    if (module.file === file) return true;
    for (const importer of module.importers) seen.add(importer);
  }
  return false;
}

function report(vite: ViteDevServer, failure: unknown): void {
  if (failure instanceof Error) vite.ssrFixStacktrace(failure);
  vite.config.logger.error(`The server could not be started:\n${textOf(failure)}`, {
    timestamp: true,
  });
}

function logRestart(vite: ViteDevServer, { file, at }: { file: string; at: number }): void {
  const seconds = ((performance.now() - at) / 1000).toFixed(1);
  const name = relative(process.cwd(), file);
  vite.config.logger.info(`${name} changed: server started again in ${seconds} s`, {
    timestamp: true,
  });
}
