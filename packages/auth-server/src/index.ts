/** Accounts and sessions for Fastify that an unchanged next-auth client can talk to. */
export function createAuthServer() {
  return { name: '@praxiskit/auth-server' };
}
