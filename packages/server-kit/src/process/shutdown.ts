import { IncomingMessage, type ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as afterPoll, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** No request has come for this long, in ms: what stands in front has gone elsewhere. */
const QUIET_MS = 250;
/** How long new requests are still taken, and how long answers may take after that, in ms. */
const LINGER_MS = 2000;
const LONGEST_ANSWER_MS = 10_000;
/** No connection has come for this long, in ms, while the door was shut: all callers stand before it. */
const DOOR_QUIET_MS = 100;

export interface Shutdown {
  /** From here on readiness is refused. */
  isDraining(): boolean;
  /** Before every other hook, because requests may have to wait at the door. */
  attach(app: FastifyInstance): void;
  /** Resolves when the server has answered everything and takes nothing any more. */
  drain(app: FastifyInstance): Promise<void>;
}

/**
 * Stops a server without losing a request. Node's `server.close()` cuts idle connections, on which a
 * request may be travelling at that very moment, and the kernel resets those that it has taken and
 * Node has not. So it goes on answering, with `Connection: close`, until no caller asks any more. If
 * one always does, it lets new requests wait at the door for the moment that those inside take:
 * callers that wait open no connections, so that the listener can be closed while none is in between.
 */
export function createShutdown(): Shutdown {
  let isDraining = false;
  let inside = 0;
  let waiting = 0;
  /** A connection came, or a request on one, in ms of the monotonic clock. */
  let lastAskedAt = 0;
  let lastConnectionAt = 0;
  let open = 0;
  let door: PromiseWithResolvers<void> | null = null;

  const isQuiet = () => inside + waiting === 0 && since(lastAskedAt) >= QUIET_MS;
  // On a connection that is open and idle a request may be travelling: it was never asked to close.
  const isEmpty = () => isQuiet() && open === 0;

  // One function for all requests: each of them pays for this.
  const leave = () => {
    inside -= 1;
  };
  function enter(response: ServerResponse) {
    inside += 1;
    response.once('close', leave);
  }
  function waitAt(shut: Promise<void>, response: ServerResponse, done: () => void) {
    waiting += 1;
    void shut.then(() => {
      waiting -= 1;
      // A caller that has hung up meanwhile will not be heard to leave again.
      if (!response.destroyed) enter(response);
      done();
    });
  }

  return {
    isDraining: () => isDraining,
    attach(app) {
      app.server.on('connection', (socket) => {
        lastConnectionAt = performance.now();
        lastAskedAt = lastConnectionAt;
        open += 1;
        socket.once('close', () => {
          open -= 1;
        });
      });
      app.addHook('onRequest', (request, reply, done) => {
        // What a page asks inside this process belongs to the page's own request.
        if (!(request.raw instanceof IncomingMessage)) return done();
        lastAskedAt = performance.now();
        if (isDraining) reply.raw.setHeader('connection', 'close');
        if (door) return waitAt(door.promise, reply.raw, done);
        enter(reply.raw);
        done();
      });
    },
    async drain(app) {
      isDraining = true;
      lastAskedAt = performance.now();
      await until(isEmpty, LINGER_MS);

      door = Promise.withResolvers();
      const isStill = () => inside === 0 && since(lastConnectionAt) >= DOOR_QUIET_MS;
      await until(isStill, LONGEST_ANSWER_MS);
      // The listener only: connections that are open stay so.
      NetServer.prototype.close.call(app.server);
      door.resolve();
      door = null;
      await until(isQuiet, LONGEST_ANSWER_MS);
      // What is open now never asked to the end, and would keep the process for as long as it likes.
      app.server.closeAllConnections();
    },
  };
}

const since = (time: number) => performance.now() - time;

/** Asks right after the loop has taken what the kernel holds: a blocked loop looks like a quiet one. */
async function until(isTrue: () => boolean, longestMs: number): Promise<void> {
  const deadline = performance.now() + longestMs;
  while (!isTrue() && performance.now() < deadline) {
    await sleep(10);
    await afterPoll();
  }
}
