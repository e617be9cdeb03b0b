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
    /** The route reads the session only when it needs it; until then the caller is a guest. */
    session?: 'on-demand';
    /** Not caused by the user, such as a stream of events: does not extend the session. */
    background?: boolean;
  }
  interface FastifyRequest {
    viewer: Viewer | null;
  }
  interface FastifySchema {
    tags?: readonly string[];
    summary?: string;
    consumes?: readonly string[];
  }
}
