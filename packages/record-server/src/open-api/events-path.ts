import { z } from 'zod';
import { eventParameters } from '../events/route.ts';
import { errorAnswers, jsonOf } from './answers.ts';
import type { Json } from './record-schema.ts';

const changeSchema = z.object({
  view: z.string(),
  id: z.string(),
  version: z.int(),
  action: z.enum(['create', 'update', 'remove', 'link', 'unlink']),
});

const { description: ofViews, ...viewsSchema } = jsonOf(eventParameters.shape.views);

export const eventsPath: Json = {
  get: {
    tags: ['events'],
    summary: 'Tells of each change of these views’ records, as it happens',
    description:
      'Events `change` with `{ view, id, version, action }`, and `reset` where lists have to be read anew. Of rows that the caller may read.',
    parameters: [
      { name: 'views', in: 'query', required: true, description: ofViews, schema: viewsSchema },
      {
        name: 'Last-Event-ID',
        in: 'header',
        required: false,
        schema: { type: 'string' },
        description: 'The last id that came: what has happened since is told first',
      },
    ],
    responses: {
      200: {
        description: 'The stream; the data of a `change` has this form',
        content: { 'text/event-stream': { schema: jsonOf(changeSchema) } },
      },
      ...errorAnswers(['QUERY_INVALID', 'UNAUTHENTICATED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE']),
    },
  },
};
