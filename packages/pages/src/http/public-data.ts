import type { FastifyRequest, FastifySchema } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { PublicConfig } from '../config/public-config.ts';
import { ensurePorts } from '../ensure-ports.ts';
import { createMemory, type RevisionPort } from '../memory/memory.ts';

export interface PublicDataOptions {
  config: PublicConfig;
  /** The site's public facts, under its own names; read once per revision. */
  facts(): Promise<Readonly<Record<string, unknown>>>;
  /** The revision of the content that `facts` read. */
  revision: RevisionPort;
  /** Milliseconds that a request waits for the database if older facts exist; 250 by default. */
  patienceMs?: number;
  /** The construction gate is closed for this visitor: the answer is the configuration alone. */
  isLocked?(request: FastifyRequest): boolean;
  /** Describes the answer, for the documentation of the API. */
  schema?: FastifySchema;
}

/**
 * `GET /api/public`: a site's facts, and the public part of its configuration [R8.1, R9.7]. Older facts are
 * better than none; where `facts` reject and there are none, the app's error handler answers.
 *
 * @throws Error at the start that names the options that are missing
 */
export const publicData = fastifyPlugin<PublicDataOptions>(async (app, options) => {
  ensurePorts('publicData', 'PublicDataOptions', options, ['config', 'facts', 'revision']);
  const { config, facts, revision, patienceMs = 250, schema = {} } = options;
  const { isLocked = () => false } = options;
  const memory = createMemory<Readonly<Record<string, unknown>>>({ revision, patienceMs });
  const recipe = { load: facts, make: (read: Readonly<Record<string, unknown>>) => read };
  app.get(
    '/api/public',
    { config: { access: 'public', session: 'on-demand' }, schema },
    async (request, reply) => {
      reply.header('cache-control', 'no-cache');
      if (isLocked(request)) return { config };
      return { ...(await memory.get('facts', recipe)), config };
    },
  );
});
