import fastifyPlugin from 'fastify-plugin';
import type { PublicConfig } from '../config/public-config.ts';

export interface PublicDataOptions {
  config: PublicConfig;
  /** What a site tells of itself, under names of its own; read at each request. */
  facts(): Promise<Readonly<Record<string, unknown>>>;
}

/** `GET /api/public`: a site's facts, and the public part of its configuration [R8.1, R9.7]. */
export const publicData = fastifyPlugin<PublicDataOptions>(async (app, { config, facts }) => {
  app.get(
    '/api/public',
    { config: { access: 'public', session: 'on-demand' } },
    async (_request, reply) => {
      reply.header('cache-control', 'no-cache');
      return { ...(await facts()), config };
    },
  );
});
