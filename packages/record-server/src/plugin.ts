import type { FastifyPluginAsync } from 'fastify';
import { answerErrors } from './answer-errors.ts';
import { createCallerFactory } from './model/caller.ts';
import type { RecordServerOptions } from './options.ts';
import { addRoutes } from './routes.ts';

/**
 * Serves the views under `/api`, in a scope of its own: nothing is added to the app's other routes.
 * Register it after what sets the viewer. Throws for a view that cannot be served.
 */
export const recordServer: FastifyPluginAsync<RecordServerOptions> = async (app, options) => {
  const createCaller = createCallerFactory(options);
  answerErrors(app, options.locale);
  addRoutes(app, options, createCaller);
};
