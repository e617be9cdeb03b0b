/** The signed-in caller, as the app's sessions know them. */
export interface Viewer {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly string[];
}

/** Who may call a route. 'record': the view's own permissions decide. A list: one of these roles. */
export type AccessRule = 'public' | 'session' | 'record' | readonly string[];

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: AccessRule;
    /** With 'record': which plug-in checks the permissions of this route. */
    enforcedBy?: string;
  }
  interface FastifyRequest {
    viewer: Viewer | null;
  }
}
