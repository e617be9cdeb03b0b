import jwt, { type JWT } from '@fastify/jwt';
import type { FastifyInstance } from 'fastify';
import type { Secrets } from '../protocol/secrets.ts';

/** JWTs, signed with the present secret. */
export interface Tokens {
  sign(content: object): string;
  /** Null for a token that none of the secrets has signed. */
  read(token: string): Record<string, unknown> | null;
}

/** @fastify/jwt in separate scopes, so that the app can use it too. */
export async function createTokens(app: FastifyInstance, secrets: Secrets): Promise<Tokens> {
  const [first, ...former] = secrets;
  const current = await register(app, first);
  const all = [current, ...(await Promise.all(former.map((secret) => register(app, secret))))];
  return {
    sign: (content) => current.sign(content),
    read(token) {
      for (const one of all) {
        try {
          return one.verify<Record<string, unknown>>(token);
        } catch {}
      }
      return null;
    },
  };
}

async function register(app: FastifyInstance, secret: string): Promise<JWT> {
  const registered = Promise.withResolvers<JWT>();
  await app.register(async (scope) => {
    await scope.register(jwt, {
      secret,
      sign: { algorithm: 'HS256' },
      verify: { algorithms: ['HS256'] },
    });
    registered.resolve(scope.jwt);
  });
  return registered.promise;
}
