import type { Connection } from '../api/client.ts';
import { runGuarded } from '../listeners/run-guarded.ts';

/** What is heard of the server, by requests and by the stream of events. */
export interface ConnectionState extends Connection {
  /** It has answered, whatever it said. */
  answered(): void;
  /** It has not. */
  silent(): void;
}

export function createConnection(): ConnectionState {
  const listeners = new Set<() => void>();
  let isAway = false;
  function set(next: boolean): void {
    if (next === isAway) return;
    isAway = next;
    for (const listener of [...listeners]) runGuarded(listener);
  }
  return {
    get isAway() {
      return isAway;
    },
    subscribe(listener) {
      const own = () => listener();
      listeners.add(own);
      return () => {
        listeners.delete(own);
      };
    },
    answered: () => set(false),
    silent: () => set(true),
  };
}

/** A gateway says that nobody behind it answers. */
export const isGateway = (status: number): boolean => status >= 502 && status <= 504;
