import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy between a server and its database that misbehaves as a network does. */
export interface DatabaseProxy {
  url: string;
  /** Every byte that is sent from now on waits, in both directions, on new connections too. */
  silence(): void;
  /** Makes the open connections silent; new ones work. */
  silenceOpen(): void;
  /** Every byte takes so many ms in each direction from now on. */
  delay(ms: number): void;
  /** Lets through what waits, and everything after it, without a delay. */
  resume(): void;
  /** Takes no new connection; those that are open go on. */
  refuseNew(): void;
  /** Ends every connection, and takes no new one. */
  cut(): void;
  close(): Promise<void>;
}

export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  let isRefusing = false;
  let delayMs = 0;

  const server = createServer((caller) => {
    if (isRefusing) return caller.destroy();
    const database = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [caller, database],
      [database, caller],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => {
        if (delayMs === 0) to.write(chunk);
        else setTimeout(() => to.write(chunk), delayMs);
      });
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (isSilent) from.pause();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);

  const cut = () => {
    isRefusing = true;
    for (const socket of sockets) socket.destroy();
  };
  const silenceOpen = () => {
    for (const socket of sockets) socket.pause();
  };
  return {
    url: url.href,
    silence() {
      isSilent = true;
      silenceOpen();
    },
    silenceOpen,
    delay(ms) {
      delayMs = ms;
    },
    resume() {
      delayMs = 0;
      isSilent = false;
      isRefusing = false;
      for (const socket of sockets) socket.resume();
    },
    refuseNew() {
      isRefusing = true;
    },
    cut,
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
