import type { FastifyRequest } from 'fastify';

/** Where a request came from, as far as it says so. */
export interface Caller {
  /** The network address. */
  readonly address: string;
  readonly userAgent: string;
}

export function callerOf({ ip, headers }: FastifyRequest): Caller {
  // A proxy's header may hold any text; an address is never that long.
  return { address: ip.slice(0, 255), userAgent: (headers['user-agent'] ?? '').slice(0, 300) };
}
