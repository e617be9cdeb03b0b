import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy between a node and its database, which can make the database silent: it refuses nothing. */
export interface Proxy {
  /** The address of the database by way of the proxy. */
  url: string;
  /** From here on bytes are swallowed; connections stay open, and new ones are accepted. */
  silence(): void;
  /** Changes each packet of the database, until it is called without a function. */
  change(how?: (packet: Buffer) => Buffer): void;
  /** From here on the first word of the database on a new connection comes so many ms late. */
  openLate(ms: number): void;
  /** Ends every connection, and each new one at once. */
  refuse(): void;
  /** Ends every connection, and lets bytes pass again. */
  restart(): void;
  close(): Promise<void>;
}

const unchanged = (packet: Buffer) => packet;

export async function startProxy(databaseUrl: string): Promise<Proxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  let isRefusing = false;
  let changed = unchanged;
  let lateMs = 0;

  function pipe(from: Socket, to: Socket, read: (packet: Buffer) => Buffer) {
    sockets.add(from);
    from.on('data', (chunk: Buffer) => isSilent || to.write(read(chunk)));
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  }
  const server = createServer((client) => {
    if (isRefusing) return void client.destroy();
    const upstream = connect(Number(target.port), target.hostname);
    if (lateMs > 0) upstream.once('connect', () => setTimeout(() => upstream.resume(), lateMs));
    pipe(client, upstream, unchanged);
    pipe(upstream, client, (packet) => changed(packet));
    if (lateMs > 0) upstream.pause();
  });
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    silence() {
      isSilent = true;
    },
    change(how = unchanged) {
      changed = how;
    },
    openLate(ms) {
      lateMs = ms;
    },
    refuse() {
      isRefusing = true;
      cut();
    },
    restart() {
      isSilent = false;
      isRefusing = false;
      cut();
    },
    async close() {
      cut();
      if (!server.listening) return;
      server.close();
      await once(server, 'close');
    },
  };
}
