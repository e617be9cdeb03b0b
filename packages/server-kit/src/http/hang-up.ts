import type { FastifyRequest } from 'fastify';

/** The caller has gone before its body was complete: no failure of the server, nor of a database. */
export function isHangUp(error: unknown, { raw }: FastifyRequest): boolean {
  return error instanceof Error && raw.errored === error;
}
