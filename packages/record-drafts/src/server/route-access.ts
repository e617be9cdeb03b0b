declare module 'fastify' {
  /** As `@fastify/swagger` declares them. */
  interface FastifySchema {
    tags?: readonly string[];
    summary?: string;
  }
}

export type {};
