import type { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';

/** What a node hears from the others (and from itself) through NOTIFY. */
export interface Listener {
  /** False while the connection is down: what was said meanwhile has to be asked for. */
  readonly isLive: boolean;
  /** Calls back for each message, and once after every (re)connection, with null. */
  listen(channel: string, heard: (payload: string | null) => void): Promise<void>;
  close(): Promise<void>;
}

const RECONNECT_MS = 500;

/** One connection of its own, opened again whenever it ends. */
export function createPostgresListener(connectionString: string): Listener {
  const channels = new Map<string, (payload: string | null) => void>();
  let client: Client | null = null;
  let isLive = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  async function open() {
    const next = new Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 5000 });
    next.on('error', () => lose(next));
    next.on('end', () => lose(next));
    next.on('notification', ({ channel, payload }) => channels.get(channel)?.(payload ?? ''));
    try {
      await next.connect();
      for (const channel of channels.keys()) {
        await next.query(`listen ${next.escapeIdentifier(channel)}`);
      }
      client = next;
      isLive = true;
      for (const heard of channels.values()) heard(null);
    } catch {
      lose(next);
    }
  }

  function lose(which: Client) {
    if (client === which || client === null) isLive = false;
    if (client === which) client = null;
    which.removeAllListeners();
    which.on('error', () => {});
    void which.end().catch(() => {});
    if (isClosed) return;
    clearTimeout(timer);
    timer = setTimeout(open, RECONNECT_MS);
    timer.unref();
  }

  return {
    get isLive() {
      return isLive;
    },
    async listen(channel, heard) {
      channels.set(channel, heard);
      if (client) {
        await client.query(`listen ${client.escapeIdentifier(channel)}`);
        heard(null);
      } else if (!isClosed) await open();
    },
    async close() {
      isClosed = true;
      isLive = false;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}

/** In one process there is nobody to lose: PGlite delivers its own notifications. */
export function createPgliteListener(pglite: PGlite): Listener {
  const stops: (() => Promise<void>)[] = [];
  let isLive = true;
  return {
    get isLive() {
      return isLive;
    },
    async listen(channel, heard) {
      stops.push(await pglite.listen(channel, heard));
      heard(null);
    },
    async close() {
      isLive = false;
      await Promise.all(stops.map((stop) => stop().catch(() => {})));
    },
  };
}
