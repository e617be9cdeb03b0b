import type { FastifyPluginAsync } from 'fastify';
import { answerErrors } from './answer-errors.ts';
import { addEvents } from './events/add-events.ts';
import { createCallerFactory } from './model/caller.ts';
import type { RecordServerOptions } from './options.ts';
import { addRoutes } from './routes.ts';

/**
 * Serves the views under `/api` (or `prefix`), in its own scope: the app's other routes are
 * unchanged. Register it after the plug-in that sets the viewer.
 *
 * @throws Error for a view that does not fit its entity or the other views, by name: an unknown column
 * or relation, an entity that is not the ORM's, a missing view, a sort that cannot be used
 * @throws RecordError RULE_INVALID for a rule that cannot be read
 */
export const recordServer: FastifyPluginAsync<RecordServerOptions> = async (app, options) => {
  const createCaller = createCallerFactory(options);
  answerErrors(app, options.locale);
  const { events } = options;
  const withEvents =
    events === undefined ? options : addEvents(app, { ...options, events }, createCaller);
  addRoutes(app, withEvents, createCaller);
};
