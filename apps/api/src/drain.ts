import { Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long a kept-alive connection may still bring a request, and how long an answer may take, in ms. */
const QUIET_MS = 250;
const LONGEST_MS = 10_000;

/**
 * Stops taking connections without losing what is under way. Node's `server.close()` also cuts idle
 * connections, on which a request may be travelling at that very moment; here each of them gets its
 * answer with `Connection: close` first.
 */
export async function drain(app: FastifyInstance): Promise<void> {
  let underWay = 0;
  let lastRequestAt = Date.now();
  app.server.prependListener('request', (_request, response) => {
    underWay += 1;
    lastRequestAt = Date.now();
    response.setHeader('connection', 'close');
    response.once('close', () => {
      underWay -= 1;
    });
  });
  // The listener only: connections that are open stay so.
  NetServer.prototype.close.call(app.server);

  const deadline = Date.now() + LONGEST_MS;
  const isQuiet = () => underWay === 0 && Date.now() - lastRequestAt >= QUIET_MS;
  while (!isQuiet() && Date.now() < deadline) await sleep(25);
}
