import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What the process that holds the port and the server's process tell each other. */
export type Message =
  | { connection: true }
  | { stop: true }
  | { source: string }
  | { refused: string };

/** How long connections may stay open without a request before a stop, in ms. */
const IDLE_MS = 500;

/** What no edit mends: the directory of the data is in use, or cannot be used. */
const refusals = ['DirectoryInUseError', 'DataDirectoryError'];

/**
 * Ends `npm run dev` with the one line of such a failure. By its name: the class is another one each time
 * that Vite has loaded its module. Any other failure is left to be shown, as false says.
 */
export function endIfRefused(failure: unknown): boolean {
  if (!(failure instanceof Error && refusals.includes(failure.name))) return false;
  if (process.send) process.send({ refused: failure.message } satisfies Message);
  else {
    console.error(failure.message);
    process.exit(1);
  }
  return true;
}

/**
 * Takes the connections that the process with the port hands over. At its word `stop`, at a signal and
 * when it is gone, open connections are ended after their next answer; then `close` is called, and this
 * process ends.
 */
export function takeConnections(server: Server, close: () => Promise<void>): void {
  const open = new Set<Socket>();
  let isStopping = false;
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.prependListener('request', (_request, response) => {
    if (isStopping) response.setHeader('connection', 'close');
  });

  async function stop(): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    const until = performance.now() + IDLE_MS;
    while (open.size > 0 && performance.now() < until) await sleep(10);
    await close();
    process.exit(0);
  }
  process.on('message', (message: Message, socket?: Socket) => {
    if ('stop' in message) void stop();
    else if (socket) server.emit('connection', socket);
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(signal, () => void stop());
}
