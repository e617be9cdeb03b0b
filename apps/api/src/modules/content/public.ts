import type { PublicConfig } from '@praxiskit/web/server';
import fastifyPlugin from 'fastify-plugin';
import type { Database } from '../../database/database.ts';
import { readPractice } from './practice.ts';

/** `GET /api/public`: the practice's facts and the public part of the configuration [R8.1, R9.7]. */
export const publicData = fastifyPlugin<{ database: Database; config: PublicConfig }>(
  async (app, { database, config }) => {
    app.get('/api/public', { config: { access: 'public' } }, async (_request, reply) => {
      const practice = await readPractice(database.fork());
      reply.header('cache-control', 'no-cache');
      return { practice, config };
    });
  },
);
