import { IncomingMessage, type ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as afterPoll, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createSlots, type Placed } from '../slots.ts';

/** No request has come for this long, in ms: the proxy sends new ones to other nodes. */
const QUIET_MS = 250;
/** In ms from the start of a stop: how long new requests are still answered, and all answers may take. */
const ACCEPT_MS = 2000;
const LONGEST_MS = 6500;
/** So much of it is left, in ms, for requests that were held back. */
const RELEASE_MS = 1500;
/** A request of whose body nothing has come for this long, in ms, is one that never ends. */
const BODY_SILENCE_MS = 1000;
/** No connection has come for this long, in ms, while requests are held back: every caller waits. */
const NO_CONNECTION_MS = 100;

/** The end of a server's life. */
export interface Shutdown {
  /** From here on readiness is refused. */
  isDraining(): boolean;
  /** Before every other hook, because new requests may be held back. */
  attach(app: FastifyInstance): void;
  /** Resolves when all requests are answered and no connection is accepted any more, 6.5 s at most. */
  drain(app: FastifyInstance): Promise<void>;
}

/**
 * Stops a server without losing a request. Node's `server.close()` closes idle connections, on which a
 * request may be in flight, and the kernel resets connections that it has accepted and Node has not.
 * So the server goes on answering, with `Connection: close`, until no more requests come. If they do
 * not end, new requests are held back until those being answered are done: callers whose requests are
 * held back open no connections, so that the listener can be closed while none is being opened.
 */
export function createShutdown(): Shutdown {
  let isDraining = false;
  /** The answers to requests that are being given, and how many requests are held back. */
  const active = createSlots<ServerResponse & Placed>();
  let held = 0;
  const isWhole = watchBodies();
  /** The last request or connection, and the last connection, in ms of the monotonic clock. */
  let lastRequestAt = 0;
  let lastConnectionAt = 0;
  let openConnections = 0;
  /** Set while new requests are held back. */
  let release: PromiseWithResolvers<void> | null = null;

  const isAnswering = () => [...active].some(({ req }) => isWhole(req));
  const isQuiet = () => held === 0 && !isAnswering() && since(lastRequestAt) >= QUIET_MS;
  // On a connection that is open and idle a request may be in flight.
  const isEmpty = () => isQuiet() && openConnections === 0;

  // One function for all requests, because a new one for each would cost time on every request.
  function finish(this: ServerResponse) {
    active.delete(this);
  }
  function begin(response: ServerResponse) {
    active.add(response);
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
      const startedAt = performance.now();
      lastRequestAt = startedAt;
      await until(isEmpty, startedAt + ACCEPT_MS);

      release = Promise.withResolvers();
      const isIdle = () => !isAnswering() && since(lastConnectionAt) >= NO_CONNECTION_MS;
      await until(isIdle, startedAt + LONGEST_MS - RELEASE_MS);
      // Closes the listener only: open connections stay open.
      NetServer.prototype.close.call(app.server);
      release.resolve();
      release = null;
      await until(isQuiet, startedAt + LONGEST_MS);
      // These connections have no complete request, and would keep the process running.
      app.server.closeAllConnections();
    },
  };
}

const since = (time: number) => performance.now() - time;

/** Returns whether all of a request has arrived. */
function watchBodies(): (request: IncomingMessage) => boolean {
  const seen = new WeakMap<IncomingMessage, { bytes: number; at: number }>();
  return (request) => {
    if (request.complete) return true;
    const bytes = request.socket.bytesRead;
    const last = seen.get(request);
    if (last?.bytes === bytes) return since(last.at) < BODY_SILENCE_MS;
    seen.set(request, { bytes, at: performance.now() });
    return true;
  };
}

/**
 * Checks right after the event loop has polled for new connections and data: those that came while it
 * was blocked have not been counted before.
 */
async function until(isTrue: () => boolean, deadline: number): Promise<void> {
  while (!isTrue() && performance.now() < deadline) {
    await sleep(10);
    await afterPoll();
  }
}
