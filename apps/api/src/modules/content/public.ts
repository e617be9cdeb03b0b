import type { SqlEntityManager } from '@mikro-orm/sql';
import type { PublicConfig } from '@praxiskit/pages';
import fastifyPlugin from 'fastify-plugin';
import { readPractice } from './practice.ts';
import { type PublicAnswer, publicSchema } from './public-schema.ts';

interface PublicDataOptions {
  em(): SqlEntityManager;
  config: PublicConfig;
}

/** `GET /api/public`: the practice's facts and the public part of the configuration [R8.1, R9.7]. */
export const publicData = fastifyPlugin<PublicDataOptions>(async (app, { em, config }) => {
  app.get(
    '/api/public',
    { config: { access: 'public', session: 'on-demand' }, schema: publicSchema },
    async (_request, reply): Promise<PublicAnswer> => {
      reply.header('cache-control', 'no-cache');
      return { practice: await readPractice(em()), config };
    },
  );
});
