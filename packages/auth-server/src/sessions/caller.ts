import type { FastifyRequest } from 'fastify';

/** The origin of a request, as far as it is known. */
export interface Caller {
  readonly address: string;
  readonly userAgent: string;
}

export function callerOf({ ip, headers }: FastifyRequest): Caller {
  // A proxy's header may contain any text; an address is never that long.
  return { address: ip.slice(0, 255), userAgent: (headers['user-agent'] ?? '').slice(0, 300) };
}
