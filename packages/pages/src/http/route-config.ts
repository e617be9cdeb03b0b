import type {} from '@praxiskit/core/fastify';
/** Every address that no other route has. */
export const pagesRoute = '/*';

export const openRoute = { access: 'public', session: 'on-demand' } as const;

/**
 * For a page's files. @fastify/under-pressure does not refuse them: a page that was answered is without
 * style and dead without them, and they cost less than the refusal.
 */
export const fileRoute = { ...openRoute, pressureHandler: () => {} };
