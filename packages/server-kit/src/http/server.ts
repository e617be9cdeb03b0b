import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { createRequestBudget, type WaitingBudget, withBudget } from '../database/waiting-budget.ts';
import type { LogLevel } from '../environment/process-variables.ts';
import { loggedError, loggedMessage } from '../logging/logged-error.ts';
import { answerUnreadable } from './errors.ts';
import { plainTarget } from './request-target.ts';

/** What differs between servers. */
export interface ServerOptions {
  logLevel: LogLevel;
  /** One proxy stands in front and names the caller in X-Forwarded-For. */
  trustProxy: boolean;
}

/**
 * A Fastify instance that does not listen yet, with the settings that every site's server has:
 * bodies of 1 MiB at most.
 */
export function createServer({ logLevel, trustProxy }: ServerOptions): FastifyInstance {
  const app = fastify({
    logger: loggerOptions(logLevel),
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
  limitWaiting(app);
  if (logLevel === 'debug' || logLevel === 'trace') logAnswers(app);
  return app;
}

/** No line of the log holds what a database says of a person. */
function loggerOptions(level: LogLevel): Exclude<FastifyServerOptions['logger'], undefined> {
  return {
    level,
    serializers: { err: loggedError },
    hooks: {
      logMethod(args, method) {
        const [first, message] = args as [unknown, unknown];
        const error = first instanceof Error ? first : (first as { err?: unknown } | null)?.err;
        // Without a message of its own a line would get the error's, as it is.
        const isAlone = message === undefined && error instanceof Error;
        if (isAlone) method.call(this, first as object, loggedMessage(error));
        else method.apply(this, args);
      },
    },
  };
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

declare module 'fastify' {
  interface FastifyRequest {
    waitingBudget: WaitingBudget | null;
  }
}

/** A body comes by events of its connection, which know nothing of the request: after it, once more. */
function limitWaiting(app: FastifyInstance): void {
  app.decorateRequest('waitingBudget', null);
  app.addHook('onRequest', (request, _reply, done) => {
    request.waitingBudget = createRequestBudget();
    withBudget(request.waitingBudget, done);
  });
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.body === undefined || !request.waitingBudget) done();
    else withBudget(request.waitingBudget, done);
  });
}
