import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { fileRoute } from './route-config.ts';

const config = fileRoute;

/**
 * The files of a build: `/assets/…`, which have a hash in their name and never change; the favicons
 * and the pictures for links, `/shared/…`, which are requested again after a day.
 * @param root the build's `client` folder, an absolute path; registering the plug-in rejects for another
 */
export function staticFiles(root: string): FastifyPluginAsync {
  return fastifyPlugin(async (app) => {
    await app.register(fastifyStatic, { root, serve: false, preCompressed: true });
    app.get('/assets/*', { config }, (request, reply) => {
      const { '*': file } = request.params as { '*': string };
      return reply.sendFile(`assets/${file}`, { maxAge: '365d', immutable: true });
    });
    app.get('/shared/*', { config }, (request, reply) => {
      const { '*': file } = request.params as { '*': string };
      return reply.sendFile(`shared/${file}`, { maxAge: '1d' });
    });
    for (const file of ['favicon.svg', 'favicon.png', 'favicon.ico']) {
      app.get(`/${file}`, { config }, (_request, reply) => reply.sendFile(file, { maxAge: '1d' }));
    }
  });
}
