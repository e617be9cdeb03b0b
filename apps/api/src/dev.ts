import { join } from 'node:path';
import type { WebApp } from '@praxiskit/web/server';
import fastifyPlugin from 'fastify-plugin';
import { createServer, type ViteDevServer } from 'vite';
import { readConfig } from './config.ts';
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

try {
  const config = readConfig(process.env);
  const vite = await createServer({
    root: webRoot,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: config.port + 20_000, host: '127.0.0.1' } },
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
  console.error(describeFailure(error));
  process.exit(1);
}
