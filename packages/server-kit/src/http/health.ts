import type {} from '@fastify/under-pressure';
import type {} from '@praxiskit/core/fastify';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { refusal } from './describe-error.ts';
import { RETRY_AFTER_S } from './retry-after.ts';

const PING_MS = 1000;

export interface HealthOptions {
  database: Pick<Database, 'kind' | 'ping' | 'hasSpace'>;
  /** The server is stopping: readiness is refused. */
  isDraining(): boolean;
}

const live = z.object({ status: z.literal('ok') });
const ready = live.extend({ database: z.enum(['pglite', 'postgres']) });
const notReady = z.object({
  status: z.enum(['stopping', 'overloaded', 'disk full', 'database away']),
  statusCode: z.int(),
  code: z.string(),
  message: z.string(),
});
type NotReady = z.infer<typeof notReady>;

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
  // No session: it is in the database, and these routes answer without that.
  const config = { access: 'public', session: 'on-demand' } as const;
  const logLevel = 'warn';

  app.get(
    '/health/live',
    // Answered under pressure, too (`overload`): a process that is busy is alive.
    { config: { ...config, pressureHandler: () => {} }, logLevel, schema: liveSchema },
    async (_request, reply): Promise<z.infer<typeof live>> => {
      reply.header('cache-control', 'no-store');
      return { status: 'ok' };
    },
  );

  const pressureHandler = (_request: unknown, reply: FastifyReply) => refuse(reply, 'overloaded');
  app.get(
    '/health/ready',
    { config: { ...config, pressureHandler }, logLevel, schema: readySchema },
    async (_request, reply): Promise<z.infer<typeof ready> | NotReady> => {
      if (isDraining()) return refuse(reply, 'stopping');
      try {
        await database.ping(PING_MS);
      } catch {
        return refuse(reply, 'database away');
      }
      if (database.hasSpace?.() === false) return refuse(reply, 'disk full');
      reply.header('cache-control', 'no-store');
      return { status: 'ok', database: database.kind };
    },
  );
};

/** The usual form of a refusal, and why. */
function refuse(reply: FastifyReply, status: NotReady['status']): NotReady {
  reply.code(503).header('cache-control', 'no-store').header('retry-after', String(RETRY_AFTER_S));
  return { status, ...refusal(503, 'UNAVAILABLE') };
}

/**
 * `/health/live`: the process answers. `/health/ready`: it can serve (the database answers
 * within 1 s), or 503 UNAVAILABLE, with the reason as its `status`.
 */
export const health = fastifyPlugin(healthPlugin, { name: '@praxiskit/server-kit/health' });
