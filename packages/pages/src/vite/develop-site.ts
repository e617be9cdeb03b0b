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
  /** Answers requests in progress, then frees all resources, so that the next server can start. */
  stop(): Promise<void>;
}

export interface DevelopmentModule<Data> {
  start(host: SiteHost<Data>): Promise<DevelopmentSite>;
}

/** A site's source, and the module that starts its server. */
export interface DevelopOptions extends DevelopmentOptions {
  /** Absolute path of the module that starts the site's server (`DevelopmentModule`). */
  server: string;
  port: number;
  host: string;
  /** Whether no edit can fix the failure of the first start: then it is thrown. */
  isFinal?(failure: unknown): boolean;
}

/** A site that restarts after an edit of its server. */
export interface DevelopedSite {
  vite: DevelopmentHost<unknown>['vite'];
  stop(): Promise<void>;
}

/**
 * Changes that come together cause one start. Vite also forgets changed modules within this time.
 */
const SETTLE_MS = 30;
const TITLE = 'The server could not be started';

/**
 * Serves a site from its source, in this process. Vite loads the modules of its server: after an
 * edit the changed modules, and those that import them, are loaded again, and the server is
 * restarted. Requests wait meanwhile. If a start fails, every request is answered with an error
 * page, until an edit fixes it.
 * @throws as `createDevelopmentHost`; Node's EADDRINUSE; what is final
 */
export async function developSite<Data = RegisteredData>(
  options: DevelopOptions,
): Promise<DevelopedSite> {
  let site: DevelopmentSite | null = null;
  let failure: unknown = null;
  /** There is an edit that no start has included. */
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

  /** Starts the site, and again as long as its sources change meanwhile. */
  async function run(): Promise<void> {
    do {
      isEdited = false;
      // A site that cannot be stopped must not block the next one, which reports its own problem.
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
  // Vite watches files that it has loaded; a deleted one has to be noticed when it is back.
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

/**
 * Restarts the server when a module that it has loaded changes; after a failed start, when any
 * module changes.
 */
function renewServer(server: string, { hasFailed, renew }: ServerRenewal): Plugin {
  return {
    name: 'renew-server',
    hotUpdate(update) {
      const { ssr } = update.server.environments;
      if (this.environment.name !== ssr.name) return;
      if (!hasFailed() && !isImportedBy(server, update.modules)) return;
      renew(update.file);
      // Pages are reloaded after the start.
      return [];
    },
  };
}

/** Whether one of these modules is `file`, or imports it directly or indirectly. */
function isImportedBy(file: string, modules: readonly EnvironmentModuleNode[]): boolean {
  const seen = new Set(modules);
  // Iterating a set also visits items that are added meanwhile.
  for (const module of seen) {
    if (module.file === file) return true;
    for (const importer of module.importers) seen.add(importer);
  }
  return false;
}
