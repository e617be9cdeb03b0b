import type { Connection } from '../api/client.ts';
import { runGuarded } from '../listeners/run-guarded.ts';

/** What is heard of the server, by requests and by the stream of events. */
export interface ConnectionState extends Connection {
  /** It has answered, whatever it said, or it has not. */
  hear(isAway: boolean): void;
}

export function createConnection(): ConnectionState {
  const listeners = new Set<() => void>();
  let isAway = false;
  return {
    get isAway() {
      return isAway;
    },
    subscribe(listener) {
      const own = () => listener();
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    hear(next) {
      if (next === isAway) return;
      isAway = next;
      for (const listener of [...listeners]) runGuarded(listener);
    },
  };
}

/** A gateway says that nobody behind it answers. */
export const isGateway = (status: number): boolean => status >= 502 && status <= 504;
