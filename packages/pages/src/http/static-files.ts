import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { openRoute } from './route-config.ts';

const config = openRoute;

/**
 * The files of a build: `/assets/…`, which have a hash in their name and never change, and the favicons,
 * which are asked for again after a day.
 *
 * @param root the build's `client` folder, an absolute path; registering the plug-in rejects for another
 */
export function staticFiles(root: string): FastifyPluginAsync {
  return fastifyPlugin(async (app) => {
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
