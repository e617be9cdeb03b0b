import swagger from '@fastify/swagger';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { z } from 'zod';
import { type ApiDocument, type ApiPart, joinDocument } from './document.ts';
import { pagePolicy, renderDocument } from './page.ts';

/** Parts of the documentation beside the routes' own schemas. */
export interface ApiDocsOptions {
  info: { title: string; version: string; description?: string };
  /** The site's own origin, where a caller of the API finds it. */
  origin: URL;
  /**
   * Documentation that no schema of a route has: the records that this caller may see. The app answers an
   * error that it throws.
   */
  more?(request: FastifyRequest): ApiPart | Promise<ApiPart>;
}

const path = '/api/docs';

const documentSchema = z.looseObject({
  openapi: z.string(),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  paths: z.looseObject({}),
  components: z.looseObject({}),
});

const apiDocsPlugin: FastifyPluginAsync<ApiDocsOptions> = async (app, options) => {
  const { info, origin, more = () => ({}) } = options;
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info,
      servers: [{ url: origin.origin }],
    },
    // Pages and files have no tag.
    hideUntagged: true,
  });

  async function documentFor(request: FastifyRequest): Promise<ApiDocument> {
    return joinDocument(app.swagger() as ApiDocument, await more(request));
  }

  const config = { access: 'public' } as const;
  const headers = { 'cache-control': 'private, no-store' };
  const tags = ['docs'];

  const pageSchema = {
    tags,
    summary: 'This documentation, as a page',
    produces: ['text/html'],
    response: { 200: { description: 'The page', type: 'string' } },
  };
  app.get(path, { config, schema: pageSchema }, async (request, reply) => {
    reply.headers({ ...headers, 'content-security-policy': pagePolicy });
    return reply
      .type('text/html; charset=utf-8')
      .send(renderDocument(await documentFor(request), `${path}/json`));
  });

  const jsonSchema = {
    tags,
    summary: 'This documentation, as OpenAPI 3.1',
    response: { 200: { description: 'The document', ...z.toJSONSchema(documentSchema) } },
  };
  app.get(`${path}/json`, { config, schema: jsonSchema }, async (request, reply) => {
    reply.headers(headers);
    return documentFor(request);
  });
};

/**
 * `/api/docs` for people and `/api/docs/json` (OpenAPI 3.1), made of the schemas of all routes that have
 * tags. Register it before them: it does not see routes that already exist.
 */
export const apiDocs = fastifyPlugin(apiDocsPlugin, { name: '@praxiskit/server-kit/docs' });
