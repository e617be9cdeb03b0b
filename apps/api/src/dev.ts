import { join } from 'node:path';
import type { WebApp } from '@praxiskit/web/server';
import fastifyPlugin from 'fastify-plugin';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { ConfigError, readConfig } from './config.ts';
import { startNode } from './node.ts';
import type { WebHost } from './web-host.ts';
import { describeFailure, printWelcome } from './welcome.ts';

const webRoot = join(import.meta.dirname, '../../web');

type ServerEntry = typeof import('@praxiskit/web/server');

/** Pages from their source, transformed by Vite at each request, so that an edit shows at once. */
function developmentWeb(vite: ViteDevServer): WebHost {
  const app = async (): Promise<WebApp> => {
    const entry = (await vite.ssrLoadModule('/src/entry-server.tsx')) as ServerEntry;
    const web = entry.createWebApp(await entry.createDevAssets(vite));
    return {
      ...web,
      // No page is kept: memory knows when the content changes, not when the source does.
      match(pathname) {
        const rule = web.match(pathname);
        return rule && { ...rule, memory: false };
      },
    };
  };
  const assets = fastifyPlugin(async (fastify) => {
    // Vite answers modules and its own addresses; what it does not know goes on to the routes.
    fastify.addHook('onRequest', (request, reply, next) => {
      vite.middlewares(request.raw, reply.raw, () => next());
    });
  });
  return { app, assets };
}

/** A page that has not started React yet, and texts that only the server reads, are loaded again. */
const reloadPages: Plugin = {
  name: 'reload-pages',
  hotUpdate({ file, modules, server }) {
    const { client } = server.environments;
    if (this.environment.name === client.name || modules.length === 0) return;
    const isInBrowser = (client.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0;
    if (!isInBrowser) client.hot.send({ type: 'full-reload' });
  },
};

/** Beside the server's own port, on either side of it. */
const hotPort = (port: number) => (port < 45_000 ? port + 20_000 : port - 20_000);

try {
  const config = readConfig(process.env);
  const vite = await createServer({
    root: webRoot,
    appType: 'custom',
    plugins: [reloadPages],
    server: { middlewareMode: true, hmr: { port: hotPort(config.port), host: '127.0.0.1' } },
  });
  const node = await startNode(config, developmentWeb(vite));
  printWelcome(config, node);

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await Promise.allSettled([node.stop(), vite.close()]);
      process.exit(0);
    });
  }
} catch (error) {
  console.error(
    error instanceof ConfigError ? error.message : describeFailure(error, process.env.HOST),
  );
  process.exit(1);
}
