import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { dirname, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EnvironmentModuleNode, normalizePath, type Plugin } from 'vite';
import type { SiteHost } from '../http/site-host.ts';
import type { RegisteredData } from '../register.ts';
import {
  createDevelopmentHost,
  type DevelopmentHost,
  type DevelopmentOptions,
} from './development-host.ts';
import { failurePage, logFailure } from './failure-page.ts';

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
export interface DevelopOptions extends DevelopmentOptions {
  /** Absolute path of the module that starts the site's server (`DevelopmentModule`). */
  server: string;
  port: number;
  /** The address to listen on. */
  host: string;
  /** Whether no edit can mend why the first start has failed: then it is thrown. */
  isFinal?(failure: unknown): boolean;
}

/** A site that is started again after an edit of its server. */
export interface DevelopedSite {
  vite: DevelopmentHost<unknown>['vite'];
  stop(): Promise<void>;
}

/** Changes that come together cause one start. Vite forgets changed modules within this time, too. */
const SETTLE_MS = 30;
const TITLE = 'The server could not be started';

/**
 * Serves a site from its source, in this process. The modules of its server are loaded by Vite: after an edit those
 * that changed, and those that import them, are loaded again, and the server is stopped and started. Requests wait
 * meanwhile. Where a start fails, every request is answered by a page with the error, until an edit mends it.
 *
 * @throws as `createDevelopmentHost`; Node's EADDRINUSE; what is final
 */
export async function developSite<Data = RegisteredData>(
  options: DevelopOptions,
): Promise<DevelopedSite> {
  let site: DevelopmentSite | null = null;
  let failure: unknown = null;
  /** There is an edit that no start has seen. */
  let isEdited = false;
  let isWelcome = false;
  let work: Promise<void> | null = null;
  const plugin = renewServer(normalizePath(options.server), {
    hasFailed: () => failure !== null,
    renew(file) {
      isEdited = true;
      work ??= renew(file);
    },
  });
  const development = await createDevelopmentHost<Data>(options, [plugin]);
  const { host, vite, load } = development;

  /** Starts the site, and again for as long as its sources have changed meanwhile. */
  async function run(): Promise<void> {
    do {
      isEdited = false;
      // What cannot be stopped must not hinder the next one; that says itself what is in its way.
      await site?.stop().catch(() => {});
      site = null;
      await sleep(SETTLE_MS);
      try {
        site = await (await load<DevelopmentModule<Data>>(options.server)).start(host);
        failure = null;
        if (!isWelcome) site.welcome?.();
        isWelcome = true;
      } catch (error) {
        failure = error;
      }
    } while (isEdited);
    work = null;
  }
  async function renew(file: string): Promise<void> {
    const startedAt = performance.now();
    await run();
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    const name = relative(process.cwd(), file);
    if (failure === null) log(`${name} changed: server started again in ${seconds} s`);
    else logFailure(vite, TITLE, failure);
    vite.environments.client.hot.send({ type: 'full-reload' });
  }
  const log = (line: string) => vite.config.logger.info(line, { timestamp: true });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    while (work) await work;
    if (site) return site.handle(request, response);
    vite.middlewares(request, response, () => {
      const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
      response.writeHead(500, headers).end(failurePage(TITLE, failure));
    });
  }
  const server = createServer((request, response) => void answer(request, response));
  development.connect(server);
  // Vite watches the files that it has loaded; one that was deleted has to be noticed when it is back.
  vite.watcher.add(dirname(options.server));
  server.listen(options.port, options.host);
  await once(server, 'listening');
  work = run();
  await work;
  if (failure !== null) {
    if (options.isFinal?.(failure)) throw failure;
    logFailure(vite, TITLE, failure);
  }
  return {
    vite,
    async stop() {
      await vite.close();
      server.closeAllConnections();
      await site?.stop();
    },
  };
}

interface ServerRenewal {
  hasFailed(): boolean;
  renew(file: string): void;
}

/** Starts the server again when a module that it has loaded changes; after a failed start, when any does. */
function renewServer(server: string, { hasFailed, renew }: ServerRenewal): Plugin {
  return {
    name: 'renew-server',
    hotUpdate(update) {
      const { ssr } = update.server.environments;
      if (this.environment.name !== ssr.name) return;
      if (!hasFailed() && !isImportedBy(server, update.modules)) return;
      renew(update.file);
      // Pages are loaded again after the start.
      return [];
    },
  };
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
