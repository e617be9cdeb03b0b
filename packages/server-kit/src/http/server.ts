import type { IncomingMessage } from 'node:http';
import fastify, {
  type FastifyInstance,
  type FastifyRequest,
  LogController,
  type onRequestHookHandler,
} from 'fastify';
import type { LogLevel } from '../environment/process-variables.ts';
import { foldRepeats } from '../logging/fold-repeats.ts';
import { loggerOptions } from '../logging/logger-options.ts';
import type { AnswerHeaders } from './answer-headers.ts';
import { answerUnreadable } from './errors.ts';
import { plainTarget } from './request-target.ts';
import { answerUnparsed, answerUnserved, UNREAD } from './unparsed.ts';
import { refuseOtherCharsets } from './utf8-bodies.ts';

export interface ServerOptions {
  logLevel: LogLevel;
  /** One proxy is in front and names the caller in X-Forwarded-For; false by default. */
  trustProxy?: boolean;
  /** On every answer, also where Node refuses a request before any hook; by default none. */
  headers?: AnswerHeaders;
  /** Shorter in tests. */
  limits?: Partial<RequestLimits>;
}

/** How long a caller may take, in ms. */
export interface RequestLimits {
  /** For all headers, from the connection or the first byte on; 9,000 by default. */
  headersMs: number;
  /** For the whole request, body included; 29,000 by default. */
  requestMs: number;
  /** Without a request on an open connection; 72,000 by default: longer than proxies keep them. */
  idleMs: number;
}

/** Node looks for requests that take too long this often, in ms: limits are kept within it. */
const CHECK_MS = 1000;

/**
 * A Fastify instance that does not listen yet, with the settings that every site's server has: bodies of
 * 1 MiB at most, headers within 10 s and bodies within 30 s. What Node's parser refuses (400, 408, 417,
 * 431), a request without a host or with two, an address that cannot be decoded and one with a NUL are
 * answered in the usual form, in German.
 * The log has one line a second for failures of one kind: `repeated` says how many it stands for.
 */
export function createServer(options: ServerOptions): FastifyInstance {
  const { logLevel, trustProxy = false, headers = {} } = options;
  const { headersMs = 9000, requestMs = 29_000, idleMs = 72_000 } = options.limits ?? {};
  const folded = foldRepeats();
  const reportUnread = (status: number) => void app.server.emit(UNREAD, status);
  const app: FastifyInstance = fastify({
    logger: loggerOptions(logLevel, folded),
    // Addresses may hold names (a filter); the log names the route instead.
    logController: new LogController({ disableRequestLogging: true }),
    // One proxy, and only the last entry, which it adds: all before it in X-Forwarded-For comes from the caller.
    trustProxy: trustProxy && ((_address, hop) => hop === 0),
    rewriteUrl: ({ url }) => plainTarget(url ?? '/'),
    frameworkErrors(_error, _request, reply) {
      reportUnread(400);
      answerUnreadable(reply, headers);
    },
    clientErrorHandler: answerUnparsed(headers, reportUnread),
    return503OnClosing: false,
    bodyLimit: 1024 * 1024,
    routerOptions: { maxParamLength: 200 },
    requestTimeout: requestMs,
    keepAliveTimeout: idleMs,
    http: {
      headersTimeout: Math.min(headersMs, requestMs),
      connectionsCheckingInterval: Math.min(CHECK_MS, headersMs / 2),
      // Node's own answer to a request without a host has no header of this server: see `isUnreadable`.
      requireHostHeader: false,
    },
  });
  answerUnserved(app.server, headers);
  app.addHook('onRequest', firstHook(headers));
  refuseOtherCharsets(app);
  if (logLevel === 'debug' || logLevel === 'trace') logAnswers(app);
  // The first of its kind is the last to be called: other parts may log while they close.
  app.addHook('onClose', async () => folded.close());
  return app;
}

function firstHook(headers: AnswerHeaders): onRequestHookHandler {
  return (request, reply, done) => {
    if (isUnreadable(request)) return answerUnreadable(reply, headers);
    reply.headers(headers);
    done();
  };
}

/**
 * No host, or two, of which each reader may take another one (RFC 9112 §3.2); a NUL, which ends a name
 * for the file system, and which no text of PostgreSQL has.
 */
function isUnreadable({ url, raw }: FastifyRequest): boolean {
  if (raw.headers.host === undefined ? raw.httpVersion === '1.1' : hasTwoHosts(raw)) return true;
  const nul = url.indexOf('%00');
  if (nul < 0) return false;
  const query = url.indexOf('?');
  return query < 0 || nul < query;
}

/** Node keeps the first one alone in `headers`. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count > 1;
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
