import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { LogLevel } from '../environment/process-variables.ts';
import { answerUnreadable } from './errors.ts';
import { plainTarget } from './request-target.ts';

export interface ServerOptions {
  logLevel: LogLevel;
  /** One proxy stands in front and names the caller in X-Forwarded-For. */
  trustProxy: boolean;
}

/** A Fastify instance that does not listen yet, with the settings that every site's server has. */
export function createServer({ logLevel, trustProxy }: ServerOptions): FastifyInstance {
  const app = fastify({
    logger: { level: logLevel },
    // Addresses may hold names (a filter); the log names the route instead.
    logController: new LogController({ disableRequestLogging: true }),
    // One proxy, and only its own word: what stands before it in X-Forwarded-For is the caller's.
    trustProxy: trustProxy && ((_address, hop) => hop === 0),
    rewriteUrl: ({ url }) => plainTarget(url ?? '/'),
    frameworkErrors: answerUnreadable,
    return503OnClosing: false,
    bodyLimit: 1024 * 1024,
    routerOptions: { maxParamLength: 200 },
  });
  if (logLevel === 'debug' || logLevel === 'trace') logAnswers(app);
  return app;
}

/** A hook that every request would pay for, and few want to read. */
function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const line = {
      method,
      route: routeOptions.url,
      status: reply.statusCode,
      ms: reply.elapsedTime,
    };
    request.log.debug(line, 'answered');
    done();
  });
}
