import type {} from '@praxiskit/core/fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { translateDatabaseError } from '../database-error.ts';
import { RecordServerError } from '../error.ts';
import type { RecordServerOptions } from '../options.ts';
import { ofViewer } from '../routes.ts';
import { createEventStream, retry } from './event-stream.ts';
import type { EventHub } from './hub.ts';
import type { Peek } from './notify-streams.ts';

const mostViews = 50;
export const eventParameters = z.object({
  views: z.string().min(1).max(2000).describe('`prices,letters`'),
});

const headers = {
  ...ofViewer,
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'private, no-store, no-transform',
  // For nginx, which would buffer small texts.
  'x-accel-buffering': 'no',
};

/** `GET /api/events?views=prices,letters`, for signed-in callers. */
export function addEventRoute(
  app: FastifyInstance,
  url: string,
  { viewer: viewerOf }: RecordServerOptions,
  peek: Peek,
  hub: EventHub,
): void {
  app.route({
    method: 'GET',
    url,
    exposeHeadRoute: false,
    config: { access: 'session', background: true },
    async handler(request, reply) {
      const viewer = viewerOf(request);
      if (viewer === null) throw new RecordServerError('UNAUTHENTICATED');
      const views = viewsOf(request);
      const hidden = [...views].find((view) => peek(view, viewer) === null);
      // The same answer as for an unknown view.
      if (hidden !== undefined) throw refusal();
      const { raw } = reply;
      const stream = createEventStream({ viewer, views, request }, raw);
      // The client may have disconnected while the session was read; then no 'close' event follows.
      let isGone = raw.destroyed;
      raw.once('close', () => {
        isGone = true;
        hub.leave(stream);
      });
      const lastEventId = request.headers['last-event-id'];
      try {
        await hub.join(stream, typeof lastEventId === 'string' ? lastEventId : undefined, () => {
          reply.hijack();
          raw.writeHead(200, { ...reply.getHeaders(), ...headers } as Record<string, string>);
          raw.write(retry(usualRetryMs));
        });
      } catch (error) {
        throw translateDatabaseError(error, true);
      }
      if (isGone) hub.leave(stream);
      return reply;
    },
  });
}

const usualRetryMs = 3000;

const refusal = () => new RecordServerError('QUERY_INVALID', { details: { parameter: 'views' } });

function viewsOf({ query }: FastifyRequest): ReadonlySet<string> {
  const { data } = eventParameters.safeParse(query);
  const views = new Set(data?.views.split(',') ?? []);
  if (views.size === 0 || views.size > mostViews) throw refusal();
  return views;
}
