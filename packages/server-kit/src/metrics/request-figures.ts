import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';
import { UNREAD } from '../http/unparsed.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The request's name in the figures where a hook has answered it; null: its route. */
    answeredAs: string | null;
  }
}

/** Requests by the pattern of their route, never by their address, which may name a person. */
export function addRequestFigures(app: FastifyInstance, registry: Registry): void {
  const registers = [registry];
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests that were answered, by route, method and class of status',
    labelNames: ['route', 'method', 'status'] as const,
    registers,
  });
  const errors = new Counter({
    name: 'http_errors_total',
    help: 'Answers of 400 and more, by route and status; route "unread": requests that could not be read',
    labelNames: ['route', 'status'] as const,
    registers,
  });

  app.decorateRequest('answeredAs', null);
  app.server.on(UNREAD, (status: number) => errors.inc({ route: 'unread', status }));
  app.addHook(
    'onResponse',
    ({ answeredAs, routeOptions, method }, { statusCode, elapsedTime }, done) => {
      const route = answeredAs ?? routeOptions.url ?? 'none';
      const status = `${Math.floor(statusCode / 100)}xx`;
      durations.observe({ route, method, status }, elapsedTime / 1000);
      if (statusCode >= 400) errors.inc({ route, status: statusCode });
      done();
    },
  );
}
