import jwt, { type JWT } from '@fastify/jwt';
import type { FastifyInstance } from 'fastify';
import { AuthServerError } from '../error.ts';

/** @fastify/jwt in a scope of its own, so that the app's own use of it is not disturbed. */
export async function createTokens(app: FastifyInstance, secret: string): Promise<JWT> {
  const tokens: JWT[] = [];
  await app.register(async (scope) => {
    await scope.register(jwt, {
      secret,
      sign: { algorithm: 'HS256' },
      verify: { algorithms: ['HS256'] },
    });
    tokens.push(scope.jwt);
  });
  const [token] = tokens;
  if (token === undefined) throw new AuthServerError(500, 'CONFIGURATION', 'No token signer');
  return token;
}
