import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { globSync, watch } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Message } from '../../apps/api/src/dev-connections.ts';

export interface FrontOptions {
  port: number;
  host: string;
  /** The module of the server's process. */
  entry: string;
  /** Folders of sources, as a glob pattern. */
  sources: string;
}

/**
 * Holds the port and hands each connection, unread, to the server's process. That one is started again
 * when a file changes that Node itself has loaded there, or, once it has ended by itself, when any source
 * does. Connections wait meanwhile; while there is no server they are answered with a page that says so.
 *
 * @throws Error when the port cannot be had
 */
export async function openFront({ port, host, entry, sources }: FrontOptions) {
  // What Node has compiled once is not compiled again in the next process.
  const compiled = join(import.meta.dirname, '../../node_modules/.cache/node');
  const preload = pathToFileURL(join(import.meta.dirname, 'report-sources.ts')).href;
  /** Files that only a new process loads anew. */
  const loaded = new Set<string>();
  const waiting: Socket[] = [];
  let child: ChildProcess | null = null;
  let isStopping = false;
  let isRestarting = false;
  const refused = Promise.withResolvers<string>();

  function start(): void {
    loaded.clear();
    isRestarting = false;
    const server = fork(entry, {
      execArgv: [...process.execArgv, '--import', preload],
      env: { NODE_COMPILE_CACHE: compiled, ...process.env, PORT: String(port) },
    });
    child = server;
    server.on('message', (message: Message) => {
      if ('source' in message) loaded.add(message.source);
      else if ('refused' in message) refused.resolve(message.refused);
    });
    server.once('exit', () => {
      child = null;
      if (isRestarting) start();
      else if (!isStopping) {
        console.error('The server has ended. It is started again after the next edit.');
        for (const socket of waiting.splice(0)) refuse(socket);
      }
    });
    for (const socket of waiting.splice(0)) deliver(socket);
  }

  function deliver(socket: Socket): void {
    if (isRestarting) waiting.push(socket);
    else if (child) child.send({ connection: true } satisfies Message, socket);
    else refuse(socket);
  }

  function changed(file: string): void {
    if (isStopping || isRestarting) return;
    if (child === null) start();
    else if (loaded.has(file)) {
      console.info(`${file} changed: the server's process is started again.`);
      isRestarting = true;
      child.send({ stop: true } satisfies Message);
    }
  }

  const listener = createServer({ pauseOnConnect: true }, deliver);
  listener.listen(port, host);
  await once(listener, 'listening');
  for (const folder of globSync(sources)) {
    watch(folder, { recursive: true }, (_event, name) => name && changed(resolve(folder, name)));
  }
  start();

  return {
    /** Resolves, with one line, where the server cannot start and no edit mends that. */
    refused: refused.promise,
    /** Ends the server's process, and then this one. */
    async stop(): Promise<void> {
      isStopping = true;
      isRestarting = false;
      listener.close();
      const server = child;
      if (server) {
        const exited = once(server, 'exit');
        server.kill('SIGTERM');
        await exited;
      }
    },
  };
}

function refuse(socket: Socket): void {
  const page = `<!doctype html><title>The server has ended</title><meta http-equiv="refresh" content="1">
<h1>The server has ended</h1><p>Its last words are in the terminal. It is started again after the next edit.</p>`;
  const head = [
    'HTTP/1.1 500 Internal Server Error',
    'content-type: text/html; charset=utf-8',
    `content-length: ${Buffer.byteLength(page)}`,
    'connection: close',
  ];
  socket.on('error', () => {});
  // Answered once something was asked: data that is left unread would reset the connection.
  socket.once('data', () => socket.end(`${head.join('\r\n')}\r\n\r\n${page}`));
  socket.resume();
}
