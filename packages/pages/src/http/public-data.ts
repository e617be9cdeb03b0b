import type { FastifySchema } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { PublicConfig } from '../config/public-config.ts';
import { ensurePorts } from '../ports/ensure-ports.ts';

/** What `GET /api/public` answers. */
export interface PublicDataOptions {
  config: PublicConfig;
  /** What a site tells of itself, under names of its own; read at each request. */
  facts(): Promise<Readonly<Record<string, unknown>>>;
  /** Describes the answer, for the documentation of the API. */
  schema?: FastifySchema;
}

/**
 * `GET /api/public`: a site's facts, and the public part of its configuration [R8.1, R9.7]. Where `facts`
 * reject, the app's error handler answers.
 *
 * @throws Error at the start that names the options that are missing
 */
export const publicData = fastifyPlugin<PublicDataOptions>(async (app, options) => {
  ensurePorts('publicData', 'PublicDataOptions', options, ['config', 'facts']);
  const { config, facts, schema = {} } = options;
  app.get(
    '/api/public',
    { config: { access: 'public', session: 'on-demand' }, schema },
    async (_request, reply) => {
      reply.header('cache-control', 'no-cache');
      return { ...(await facts()), config };
    },
  );
});
