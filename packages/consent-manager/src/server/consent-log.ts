import type { FastifyPluginAsync } from 'fastify';
import plugin from 'fastify-plugin';
import { ConsentLogError } from './error.ts';
import { documentation, proofSchema } from './route-schema.ts';
import type { ConsentStore } from './store.ts';

/** Who may call a route; this package has only the first kind. */
export type AccessRule = 'public' | 'session' | 'record' | readonly string[];
declare module 'fastify' {
  interface FastifyContextConfig {
    access?: AccessRule;
  }
  /** As `@fastify/swagger` declares them. */
  interface FastifySchema {
    tags?: readonly string[];
    summary?: string;
  }
}

/** Where proofs come in, and where they are kept. */
export interface ConsentLogOptions {
  store: ConsentStore;
  /** '/api/consent' by default. */
  path?: string;
  /** The time of a proof; the system's by default. */
  now?: () => Date;
}

const consentLogPlugin: FastifyPluginAsync<ConsentLogOptions> = async (app, options) => {
  const { store, path = '/api/consent', now = () => new Date() } = options;
  const config = { access: 'public' } as const;
  app.post(path, { config, bodyLimit: 16_384, ...documentation }, async (request, reply) => {
    const { success, data, error } = proofSchema.safeParse(request.body);
    if (!success) {
      throw new ConsentLogError('PROOF_INVALID', 'This is no proof of consent', { cause: error });
    }
    const { id, revision, texts, action, map } = data;
    // The server's own clock: a proof is worth as much as its time. No address is kept.
    await store.append({ id, revision, texts, action, map, time: now().toISOString() });
    return reply.code(204).send();
  });
};

/**
 * The proof log: POST {path} keeps one decision, of 16 KiB at most. Answers 204; for what is no proof its
 * handler throws ConsentLogError PROOF_INVALID (400), which the app's error handler answers.
 */
export const consentLog = plugin(consentLogPlugin, { name: '@praxiskit/consent-manager' });
