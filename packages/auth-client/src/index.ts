/** Signs in and out, and knows who is signed in, against the next-auth wire protocol. */
export function createAuthClient() {
  return { name: '@praxiskit/auth-client' };
}
