import type {} from 'fastify';

/** The types that routes and requests of every package have. */

/** The signed-in user; null for guests and for limited sessions. */
export interface Viewer {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly string[];
}

/**
 * Who may call a route. 'session': every signed-in user. 'record': the route's owner decides row by
 * row, and is named by `enforcedBy`. A list: the users who have one of these roles.
 */
export type AccessRule = 'public' | 'session' | 'record' | readonly string[];

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: AccessRule;
    /** With the access rule 'record': the package or module that checks the permissions. */
    enforcedBy?: string;
    /** The route asks for the session itself, where it needs it; until then the caller is a guest. */
    session?: 'on-demand';
    /** What no user causes, such as a stream of events: it keeps no session alive. */
    background?: boolean;
  }
  interface FastifyRequest {
    viewer: Viewer | null;
  }
  /** As `@fastify/swagger` declares them. */
  interface FastifySchema {
    tags?: readonly string[];
    summary?: string;
    consumes?: readonly string[];
  }
}
