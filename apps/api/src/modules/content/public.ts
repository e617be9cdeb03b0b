import type { SqlEntityManager } from '@mikro-orm/sql';
import type { PublicConfig } from '@praxiskit/pages';
import fastifyPlugin from 'fastify-plugin';
import { readPractice } from './practice.ts';

interface PublicDataOptions {
  em(): SqlEntityManager;
  config: PublicConfig;
}

/** `GET /api/public`: the practice's facts and the public part of the configuration [R8.1, R9.7]. */
export const publicData = fastifyPlugin<PublicDataOptions>(async (app, { em, config }) => {
  app.get(
    '/api/public',
    { config: { access: 'public', session: 'on-demand' } },
    async (_request, reply) => {
      reply.header('cache-control', 'no-cache');
      return { practice: await readPractice(em()), config };
    },
  );
});
