import { IncomingMessage } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as afterPoll, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Nobody has asked for anything for this long, in ms: whoever stands in front has gone elsewhere. */
const QUIET_MS = 250;
/** How long new requests are still taken, and how long answers may take after that, in ms. */
const LINGER_MS = 2000;
const LONGEST_ANSWER_MS = 10_000;
/** No connection has come for this long, in ms, while the door was shut: all who ask stand before it. */
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
 * Node has not. So it goes on answering, with `Connection: close`, until nobody asks any more. If
 * somebody always does, it lets new requests wait at the door for the moment that those inside take:
 * callers that wait open no connections, so that the listener can be closed while none is in between.
 */
export function createShutdown(): Shutdown {
  let isDraining = false;
  let inside = 0;
  let waiting = 0;
  /** A connection came, or a request on one, in ms of the clock. */
  let lastAskedAt = 0;
  let lastConnectionAt = 0;
  let open = 0;
  let door: PromiseWithResolvers<void> | null = null;

  const isQuiet = () => inside + waiting === 0 && since(lastAskedAt) >= QUIET_MS;
  // On a connection that is open and idle a request may be travelling: it was never told to go.
  const isEmpty = () => isQuiet() && open === 0;

  return {
    isDraining: () => isDraining,
    attach(app) {
      app.server.on('connection', (socket) => {
        lastConnectionAt = Date.now();
        lastAskedAt = lastConnectionAt;
        open += 1;
        socket.once('close', () => {
          open -= 1;
        });
      });
      app.addHook('onRequest', async (request, reply) => {
        // What a page asks inside this process belongs to the page's own request.
        if (!(request.raw instanceof IncomingMessage)) return;
        lastAskedAt = Date.now();
        if (isDraining) reply.raw.setHeader('connection', 'close');
        if (door) {
          waiting += 1;
          await door.promise;
          waiting -= 1;
        }
        inside += 1;
        reply.raw.once('close', () => {
          inside -= 1;
        });
      });
    },
    async drain(app) {
      isDraining = true;
      lastAskedAt = Date.now();
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

const since = (time: number) => Date.now() - time;

/** Asks right after the loop has taken what the kernel holds: a blocked loop looks like a quiet one. */
async function until(isTrue: () => boolean, longestMs: number): Promise<void> {
  const deadline = Date.now() + longestMs;
  while (!isTrue() && Date.now() < deadline) {
    await sleep(10);
    await afterPoll();
  }
}
