import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { WebApp } from '@praxiskit/web/server';
import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/** Where the pages come from: the build in production, Vite in development. */
export interface WebHost {
  app(): WebApp | Promise<WebApp>;
  /** Serves scripts, styles, fonts and pictures. */
  assets: FastifyPluginAsync;
}

type ServerEntry = typeof import('@praxiskit/web/server');

/** Loads what `apps/web` built into `directory` (its `dist`). */
export async function openBuiltWeb(directory: string): Promise<WebHost> {
  const entry = pathToFileURL(join(directory, 'server', 'entry-server.js')).href;
  const { createWebApp, loadBuiltAssets } = (await import(entry)) as ServerEntry;
  const client = join(directory, 'client');
  const web = createWebApp(loadBuiltAssets(client));
  return { app: () => web, assets: builtAssets(client) };
}

/** Files with a hash in their name never change; the few others are asked for again. */
function builtAssets(root: string): FastifyPluginAsync {
  return fastifyPlugin(async (app) => {
    const config = { access: 'public' } as const;
    await app.register(fastifyStatic, { root, serve: false, preCompressed: true });
    app.get('/assets/*', { config }, (request, reply) => {
      const { '*': file } = request.params as { '*': string };
      return reply.sendFile(`assets/${file}`, { maxAge: '365d', immutable: true });
    });
    for (const file of ['favicon.svg', 'favicon.png']) {
      app.get(`/${file}`, { config }, (_request, reply) => reply.sendFile(file, { maxAge: '1d' }));
    }
  });
}
