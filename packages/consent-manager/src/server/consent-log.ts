import type {} from '@praxiskit/core/fastify';
import type { FastifyPluginAsync } from 'fastify';
import plugin from 'fastify-plugin';
import { ConsentLogError } from './error.ts';
import { type ConsentLimit, createLimit } from './limit.ts';
import { documentation, proofSchema } from './route-schema.ts';
import type { ConsentStore } from './store.ts';

/** Where proofs come in, and where they are kept. */
export interface ConsentLogOptions {
  store: ConsentStore;
  /** '/api/consent' by default. */
  path?: string;
  /** The time of a proof; the system's by default. */
  now?: () => Date;
  /** Requests that one network may send, on each node; 60 in 60 s by default. */
  limit?: ConsentLimit;
}

const consentLogPlugin: FastifyPluginAsync<ConsentLogOptions> = async (app, options) => {
  const { store, path = '/api/consent', now = () => new Date() } = options;
  const retryAfter = createLimit(options.limit ?? { count: 60, seconds: 60 }, now);

  const config = { access: 'public' } as const;
  app.post(path, { config, bodyLimit: 16_384, ...documentation }, async (request, reply) => {
    const seconds = retryAfter(request.ip);
    if (seconds > 0) {
      reply.header('retry-after', seconds);
      throw new ConsentLogError('TOO_MANY_REQUESTS', 'Too many decisions from one network');
    }
    const { success, data, error } = proofSchema.safeParse(request.body);
    if (!success) {
      throw new ConsentLogError('PROOF_INVALID', 'This is no proof of consent', { cause: error });
    }
    const { id: claimed, revision, texts, action, map } = data;
    // An id that the log does not know is replaced: no visitor can prepare the id of another.
    const isKnown = claimed !== undefined && (await store.has(claimed));
    const id = isKnown ? claimed : crypto.randomUUID();
    // The server's own clock: a proof is worth as much as its time. No address is kept.
    await store.append({ id, revision, texts, action, map, time: now().toISOString() });
    return isKnown ? reply.code(204).send() : reply.code(201).send({ id });
  });
};

/**
 * The proof log: POST {path} keeps one decision, of 16 KiB at most. Answers 201 with the id that the
 * visitor's later proofs carry, or 204 where this one carries it; for what is no proof its handler throws
 * ConsentLogError PROOF_INVALID (400), for too many from one network TOO_MANY_REQUESTS (429, with
 * Retry-After), which the app's error handler answers. What removes old proofs is `sweepProofs`.
 */
export const consentLog = plugin(consentLogPlugin, { name: '@praxiskit/consent-manager' });
