import type {} from '@fastify/under-pressure';
import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { z } from 'zod';
import type { Database } from '../database/database.ts';

const PING_MS = 1000;

/** Who may call a route; this package has only the first kind. */
export type AccessRule = 'public' | 'session' | 'record' | readonly string[];
declare module 'fastify' {
  interface FastifyContextConfig {
    access?: AccessRule;
  }
}

/** What readiness is made of. */
export interface HealthOptions {
  database: Pick<Database, 'kind' | 'ping' | 'hasRoom'>;
  /** The server is stopping: readiness is refused. */
  isDraining(): boolean;
}

const live = z.object({ status: z.literal('ok') });
const ready = live.extend({ database: z.enum(['pglite', 'postgres']) });
const notReady = z.object({ status: z.enum(['stopping', 'disk full', 'database away']) });

const liveSchema = {
  tags: ['health'],
  summary: 'Whether the process answers',
  response: { 200: { description: 'It does', ...z.toJSONSchema(live) } },
};
const readySchema = {
  tags: ['health'],
  summary: 'Whether the server can serve',
  response: {
    200: { description: 'It can', ...z.toJSONSchema(ready) },
    503: { description: 'It cannot, and why', ...z.toJSONSchema(notReady) },
  },
};

const healthPlugin: FastifyPluginAsync<HealthOptions> = async (app, { database, isDraining }) => {
  const config = { access: 'public' } as const;
  const logLevel = 'warn';

  app.get(
    '/health/live',
    // Answered under pressure, too (`overload`): a process that is busy is alive.
    { config: { ...config, pressureHandler: () => {} }, logLevel, schema: liveSchema },
    async (): Promise<z.infer<typeof live>> => ({ status: 'ok' }),
  );

  app.get('/health/ready', { config, logLevel, schema: readySchema }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isDraining()) return reply.code(503).send({ status: 'stopping' });
    try {
      await database.ping(PING_MS);
      if (database.hasRoom?.() === false) return reply.code(503).send({ status: 'disk full' });
      return { status: 'ok', database: database.kind };
    } catch {
      return reply.code(503).send({ status: 'database away' });
    }
  });
};

/**
 * `/health/live`: the process answers. `/health/ready`: it can serve (the database answers
 * within 1 s), or 503 with the reason.
 */
export const health = fastifyPlugin(healthPlugin, { name: '@praxiskit/server-kit/health' });
