import underPressure from '@fastify/under-pressure';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { HttpError } from './http-error.ts';
import { RETRY_AFTER_S } from './retry-after.ts';

/** When a server refuses requests in order to answer some. */
export interface OverloadOptions {
  /**
   * How late the event loop may be, in ms: the mean of the last 2 s. 500 by default; what must not come
   * near it, and what it was measured at, is in `docs/benchmarks.md`.
   */
  maxDelayMs?: number;
}

/** How often the event loop is looked at, in ms. One turn of the loop that takes longer is a stall, too. */
const SAMPLE_MS = 2000;

/**
 * How many requests are taken within that time while the loop is late: with fewer, the machine is busy
 * with something else, and refusing a visitor would not help.
 */
const TAKEN_WHILE_LATE = 8;

/** A caller can bring it about, so it is a warning. */
class OverloadError extends HttpError {
  readonly logLevel = 'warn';
  constructor() {
    super(503, 'UNAVAILABLE');
  }
}

const overloadPlugin: FastifyPluginAsync<OverloadOptions> = async (app, options) => {
  let since = 0;
  let taken = 0;
  const refuse = async (_request: FastifyRequest, reply: FastifyReply) => {
    const now = performance.now();
    if (now - since > SAMPLE_MS) {
      since = now;
      taken = 0;
    }
    taken += 1;
    if (taken <= TAKEN_WHILE_LATE) return;
    reply.header('retry-after', String(RETRY_AFTER_S));
    throw new OverloadError();
  };
  // Memory has no limit here: the operator knows the machine. Nor has utilisation: a loop
  // that always has work and is never late answers as fast as it can.
  await app.register(underPressure, {
    maxEventLoopDelay: options.maxDelayMs ?? 500,
    sampleInterval: SAMPLE_MS,
    pressureHandler: refuse,
  });
};

/**
 * Answers 503 UNAVAILABLE with Retry-After (5 s) to all but a few while the event loop is late, so that it
 * catches up, and most callers have their answer in time. Register it before what costs time: the gate, sessions.
 * A route with `config.pressureHandler: () => {}` is always answered; one whose handler returns
 * something answers with that.
 */
export const overload = fastifyPlugin(overloadPlugin, { name: '@praxiskit/server-kit/overload' });
