import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import type { Listener } from './listener.ts';
import { openStream } from './postgres-stream.ts';

const RECONNECT_MS = 500;
/** How long connecting, and asking for a channel, may take, in ms. */
const PATIENCE_MS = 5000;
/** How long a silent database is waited for at the end, in ms. */
const FAREWELL_MS = 1000;

/** One connection of its own, opened again whenever it ends. */
export function createPostgresListener(config: ClientConfig): Listener {
  const channels = new Map<string, (payload: string | null) => void>();
  let client: Client | null = null;
  let socket: Socket | null = null;
  let opening: Promise<void> | null = null;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  /** Never rejects; one at a time, so that a second connection cannot take the place of the first. */
  function open(): Promise<void> {
    opening ??= connect().finally(() => {
      opening = null;
    });
    return opening;
  }

  async function connect() {
    const next = new Client({
      ...config,
      keepAlive: true,
      stream: () => {
        socket = openStream();
        return socket;
      },
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    });
    let isLost = false;
    const drop = () => {
      isLost = true;
      handleDisconnect(next);
    };
    next.on('error', drop);
    next.on('end', drop);
    next.on('notification', ({ channel, payload }) => {
      // Outside of the stream's event: a listener's error is no broken connection.
      queueMicrotask(() => channels.get(channel)?.(payload ?? ''));
    });
    try {
      await next.connect();
      // A channel that is added meanwhile comes last in the same loop.
      for (const channel of channels.keys()) await listenTo(next, channel);
    } catch {
      return drop();
    }
    if (isLost || isClosed) return drop();
    client = next;
    for (const onMessage of channels.values()) onMessage(null);
  }

  function handleDisconnect(lost: Client) {
    if (client === lost) client = null;
    lost.removeAllListeners();
    lost.on('error', () => {});
    void lost.end().catch(() => {});
    if (isClosed) return;
    clearTimeout(timer);
    timer = setTimeout(open, RECONNECT_MS);
    timer.unref();
  }

  return {
    get isLive() {
      return client !== null;
    },
    async listen(channel, onMessage) {
      channels.set(channel, onMessage);
      if (!client) return open();
      await listenTo(client, channel);
      onMessage(null);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      const last = client;
      client = null;
      // A silent database never confirms the end.
      await Promise.race([
        last?.end().catch(() => {}),
        sleep(FAREWELL_MS, undefined, { ref: false }),
      ]);
      socket?.destroy();
    },
  };
}

function listenTo(client: Client, channel: string) {
  return client.query(`listen ${client.escapeIdentifier(channel)}`);
}
