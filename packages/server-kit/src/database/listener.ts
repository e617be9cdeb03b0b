import type { PGlite } from '@electric-sql/pglite';

/** Receives messages of all nodes (of its own, too) through NOTIFY. */
export interface Listener {
  /** False while the connection is down: notifications sent meanwhile are lost. */
  readonly isLive: boolean;
  /**
   * Calls back for each message, and once after every (re)connection, with null. Resolves also while
   * PostgreSQL is away; messages of the channel arrive once it is back.
   *
   * @throws the driver's error where a connection that was live fails
   */
  listen(channel: string, onMessage: (payload: string | null) => void): Promise<void>;
  close(): Promise<void>;
}

/** In one process there is no connection to lose: PGlite delivers its own notifications. */
export function createPgliteListener(pglite: PGlite): Listener {
  const stops: (() => Promise<void>)[] = [];
  let isLive = true;
  return {
    get isLive() {
      return isLive;
    },
    async listen(channel, onMessage) {
      stops.push(await pglite.listen(channel, onMessage));
      onMessage(null);
    },
    async close() {
      isLive = false;
      await Promise.all(stops.map((stop) => stop().catch(() => {})));
    },
  };
}
