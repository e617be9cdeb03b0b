import fastifyPlugin from 'fastify-plugin';
import type { Database } from '../database/database.ts';

const PING_MS = 1000;

/** `/health/live`: the process answers. `/health/ready`: it can serve, or 503 with the reason. */
export const health = fastifyPlugin<{ database: Database; isDraining: () => boolean }>(
  async (app, { database, isDraining }) => {
    const config = { access: 'public' } as const;
    const logLevel = 'warn';

    app.get('/health/live', { config, logLevel }, async () => ({ status: 'ok' }));

    app.get('/health/ready', { config, logLevel }, async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      if (isDraining()) return reply.code(503).send({ status: 'stopping' });
      try {
        await database.ping(PING_MS);
        return { status: 'ok', database: database.kind };
      } catch {
        return reply.code(503).send({ status: 'database away' });
      }
    });
  },
);
