/** Who may call a route. Pages and their files are for all; the guards of pages decide the rest. */
export type AccessRule = 'public' | 'session' | 'record' | readonly string[];

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: AccessRule;
    /** The route asks for the session itself, where it needs it. */
    session?: 'on-demand';
  }
}

/** Every address that no other route has. */
export const pagesRoute = '/*';

export const openRoute = { access: 'public', session: 'on-demand' } as const;

/**
 * For a page's files. @fastify/under-pressure does not refuse them: a page that was answered is without
 * style and dead without them, and they cost less than the refusal.
 */
export const fileRoute = { ...openRoute, pressureHandler: () => {} };
