import type { FastifyPluginAsync } from 'fastify';
import { createCallerFactory } from './model/caller.ts';
import type { RecordServerOptions } from './options.ts';
import { addRoutes } from './routes.ts';

/** Serves the views under `/api`. Register it after what sets `request.viewer`. */
export const recordServer: FastifyPluginAsync<RecordServerOptions> = async (app, options) => {
  const names = options.views.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two views are named ${twice}`);
  addRoutes(app, options, createCallerFactory(options.views, options.modifiers ?? {}));
};
