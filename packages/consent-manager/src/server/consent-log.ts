import type { FastifyPluginAsync } from 'fastify';
import plugin from 'fastify-plugin';
import type { ConsentProof } from '../consent/report.ts';
import { ConsentLogError } from './error.ts';
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

/** No NUL and no half of a character: a database would refuse them, and the proof were lost. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

const isText = (value: unknown, pattern: RegExp): value is string =>
  typeof value === 'string' && pattern.test(value) && isStorable(value);

/** Checked by hand, so that the app may compile its schemas with whatever it likes. */
function isProof(value: unknown): value is ConsentProof {
  if (typeof value !== 'object' || value === null) return false;
  const { id, revision, texts, time, action, map } = value as Record<string, unknown>;
  return (
    isText(id, /^[A-Za-z0-9-]{8,64}$/) &&
    isText(revision, /^.{0,4000}$/) &&
    isText(texts, /^[0-9a-f]{64}$/) &&
    isText(time, /^[0-9TZ:.+-]{10,32}$/) &&
    isText(action, /^(accept-all|decline-all|save)$/) &&
    typeof map === 'object' &&
    map !== null &&
    !Array.isArray(map) &&
    Object.keys(map).length <= 200 &&
    Object.keys(map).every(isStorable) &&
    Object.values(map).every((allowed) => typeof allowed === 'boolean')
  );
}

const consentLogPlugin: FastifyPluginAsync<ConsentLogOptions> = async (app, options) => {
  const { store, path = '/api/consent', now = () => new Date() } = options;
  app.post(path, { config: { access: 'public' }, bodyLimit: 16_384 }, async (request, reply) => {
    if (!isProof(request.body)) {
      throw new ConsentLogError('PROOF_INVALID', 'This is no proof of consent');
    }
    const { id, revision, texts, action, map } = request.body;
    // The server's own clock: a proof is worth as much as its time. No address is kept.
    await store.append({ id, revision, texts, action, map, time: now().toISOString() });
    return reply.code(204).send();
  });
};

/** The proof log: POST {path} keeps one decision. Answers 204, or 400 for what is no proof. */
export const consentLog = plugin(consentLogPlugin, { name: '@praxiskit/consent-manager' });
