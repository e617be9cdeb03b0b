import type { FastifyPluginAsync } from 'fastify';
import plugin from 'fastify-plugin';
import type { ConsentProof } from '../consent/report.ts';
import type { ConsentStore } from './store.ts';

/** Who may call a route; this package has only the first kind. */
export type AccessRule = 'public' | 'session' | 'record' | readonly string[];
declare module 'fastify' {
  interface FastifyContextConfig {
    access?: AccessRule;
  }
}

export interface ConsentLogOptions {
  store: ConsentStore;
  path?: string;
  now?: () => Date;
}

const body = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'revision', 'texts', 'time', 'action', 'map'],
  properties: {
    id: { type: 'string', pattern: '^[A-Za-z0-9-]{8,64}$' },
    revision: { type: 'string', maxLength: 2000 },
    texts: { type: 'string', pattern: '^[0-9a-f]{64}$' },
    time: { type: 'string', maxLength: 32 },
    action: { enum: ['accept-all', 'decline-all', 'save'] },
    map: { type: 'object', maxProperties: 200, additionalProperties: { type: 'boolean' } },
  },
} as const;

const consentLogPlugin: FastifyPluginAsync<ConsentLogOptions> = async (app, options) => {
  const { store, path = '/api/consent', now = () => new Date() } = options;
  app.post<{ Body: ConsentProof }>(
    path,
    { config: { access: 'public' }, schema: { body }, bodyLimit: 16_384 },
    async (request, reply) => {
      // The server's own clock: a proof is worth as much as its time. No address is kept.
      await store.append({ ...request.body, time: now().toISOString() });
      return reply.code(204).send();
    },
  );
};

/** The proof log: POST {path} keeps one decision. Answers 204, or 400 for what is no proof. */
export const consentLog = plugin(consentLogPlugin, { name: '@praxiskit/consent-manager' });
