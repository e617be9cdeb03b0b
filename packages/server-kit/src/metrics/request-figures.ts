import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';
import { describeError } from '../http/describe-error.ts';
import { isHangUp } from '../http/hang-up.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The code that the request has failed with. */
    failureCode: string | null;
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
  const failures = new Counter({
    name: 'http_errors_total',
    help: 'Errors that were answered, by code',
    labelNames: ['code'] as const,
    registers,
  });

  app.decorateRequest('failureCode', null);
  // It runs again where a plug-in's error handler leaves an error to the app's.
  app.addHook('onError', (request, _reply, error, done) => {
    request.failureCode = isHangUp(error, request) ? 'HANG_UP' : describeError(error, 'en').code;
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    durations.observe({ route, method: request.method, status }, reply.elapsedTime / 1000);
    if (request.failureCode !== null) failures.inc({ code: request.failureCode });
    done();
  });
}
