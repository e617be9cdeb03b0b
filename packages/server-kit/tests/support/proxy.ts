import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Stands between a node and its database, and can make the database silent, which refuses nothing. */
export interface Proxy {
  /** The address of the database by way of the proxy. */
  url: string;
  /** From here on bytes are swallowed; connections stay open, and new ones are accepted. */
  silence(): void;
  /** Ends every connection, and each new one at once. */
  refuse(): void;
  /** Ends every connection, and lets bytes pass again. */
  restart(): void;
  close(): Promise<void>;
}

export async function startProxy(databaseUrl: string): Promise<Proxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  let isRefusing = false;

  function pipe(from: Socket, to: Socket) {
    sockets.add(from);
    from.on('data', (chunk) => isSilent || to.write(chunk));
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  }
  const server = createServer((client) => {
    if (isRefusing) return void client.destroy();
    const upstream = connect(Number(target.port), target.hostname);
    pipe(client, upstream);
    pipe(upstream, client);
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
