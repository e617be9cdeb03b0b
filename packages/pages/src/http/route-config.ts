import type {} from '@praxiskit/core/fastify';
/** Every address without another route. */
export const pagesRoute = '/*';

export const openRoute = { access: 'public', session: 'on-demand' } as const;

/**
 * For a page's files. @fastify/under-pressure does not refuse them: without them an answered page
 * has no styles and no scripts, and they cost less than the refusal.
 */
export const fileRoute = { ...openRoute, pressureHandler: () => {} };
