import { IncomingMessage, type ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as afterPoll, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** No request has come for this long, in ms: the proxy sends new ones to other nodes. */
const QUIET_MS = 250;
/** How long new requests are still answered, and how long answers may take after that, in ms. */
const ACCEPT_MS = 2000;
const LONGEST_ANSWER_MS = 10_000;
/** No connection has come for this long, in ms, while requests are held back: every caller waits. */
const NO_CONNECTION_MS = 100;

/** The end of a server's life. */
export interface Shutdown {
  /** From here on readiness is refused. */
  isDraining(): boolean;
  /** Before every other hook, because new requests may be held back. */
  attach(app: FastifyInstance): void;
  /**
   * Resolves when all requests are answered and no connection is accepted any more; after 22 s at
   * the latest.
   */
  drain(app: FastifyInstance): Promise<void>;
}

/**
 * Stops a server without losing a request. Node's `server.close()` closes idle connections, on which a
 * request may be on its way, and the kernel resets connections that it has accepted and Node has not.
 * So the server goes on answering, with `Connection: close`, until no more requests come. If they do
 * not end, new requests are held back until those being answered are done: callers whose requests are
 * held back open no connections, so that the listener can be closed while none is being opened.
 */
export function createShutdown(): Shutdown {
  let isDraining = false;
  /** Requests that are being answered, and requests that are held back. */
  let active = 0;
  let held = 0;
  /** The last request or connection, and the last connection, in ms of the monotonic clock. */
  let lastRequestAt = 0;
  let lastConnectionAt = 0;
  let openConnections = 0;
  /** Set while new requests are held back. */
  let release: PromiseWithResolvers<void> | null = null;

  const isQuiet = () => active + held === 0 && since(lastRequestAt) >= QUIET_MS;
  // On a connection that is open and idle a request may be on its way.
  const isEmpty = () => isQuiet() && openConnections === 0;

  // One function for all requests, because a new one for each would cost time on every request.
  const finish = () => {
    active -= 1;
  };
  function begin(response: ServerResponse) {
    active += 1;
    response.once('close', finish);
  }
  function hold(released: Promise<void>, response: ServerResponse, done: () => void) {
    held += 1;
    void released.then(() => {
      held -= 1;
      // Where the caller has disconnected meanwhile, `close` has been emitted already.
      if (!response.destroyed) begin(response);
      done();
    });
  }

  return {
    isDraining: () => isDraining,
    attach(app) {
      app.server.on('connection', (socket) => {
        lastConnectionAt = performance.now();
        lastRequestAt = lastConnectionAt;
        openConnections += 1;
        socket.once('close', () => {
          openConnections -= 1;
        });
      });
      app.addHook('onRequest', (request, reply, done) => {
        // Requests by `app.inject` have no connection.
        if (!(request.raw instanceof IncomingMessage)) return done();
        lastRequestAt = performance.now();
        if (isDraining) reply.raw.setHeader('connection', 'close');
        if (release) return hold(release.promise, reply.raw, done);
        begin(reply.raw);
        done();
      });
    },
    async drain(app) {
      isDraining = true;
      lastRequestAt = performance.now();
      await until(isEmpty, ACCEPT_MS);

      release = Promise.withResolvers();
      const isIdle = () => active === 0 && since(lastConnectionAt) >= NO_CONNECTION_MS;
      await until(isIdle, LONGEST_ANSWER_MS);
      // Closes the listener only: open connections stay open.
      NetServer.prototype.close.call(app.server);
      release.resolve();
      release = null;
      await until(isQuiet, LONGEST_ANSWER_MS);
      // These connections have no complete request, and would keep the process running.
      app.server.closeAllConnections();
    },
  };
}

const since = (time: number) => performance.now() - time;

/**
 * Checks right after the event loop has polled for new connections and data: those that came while it
 * was blocked have not been counted before.
 */
async function until(isTrue: () => boolean, longestMs: number): Promise<void> {
  const deadline = performance.now() + longestMs;
  while (!isTrue() && performance.now() < deadline) {
    await sleep(10);
    await afterPoll();
  }
}
