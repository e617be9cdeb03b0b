import fastifyPlugin from 'fastify-plugin';
import type { Revision } from '../modules/content/revision.ts';

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Whoever changes a price and then opens the price page sees the new one: after a write the node
 * asks for the revision before it answers, instead of waiting for its own notification.
 */
export const contentFreshness = fastifyPlugin<{ revision: Revision }>(async (app, { revision }) => {
  app.addHook('onSend', async (request, reply) => {
    const isRecordWrite =
      WRITES.has(request.method) && request.routeOptions.config.access === 'record';
    // What is saved is saved: if only this question fails, the poll asks it again.
    if (isRecordWrite && reply.statusCode < 400) await revision.refresh().catch(() => {});
  });
});
