import { createStore } from 'zustand/vanilla';
import type { Connection } from '../api/client.ts';
import { runGuarded } from '../listeners/run-guarded.ts';

/** What is heard of the server, by requests and by the stream of events. */
export interface ConnectionState extends Connection {
  /** It has answered, whatever it said, or it has not. */
  setAway(isAway: boolean): void;
}

export function createConnection(): ConnectionState {
  const store = createStore(() => false);
  return {
    get isAway() {
      return store.getState();
    },
    subscribe: (listener) => store.subscribe(() => runGuarded(listener)),
    setAway: (isAway) => store.setState(isAway, true),
  };
}

/** A gateway says that nobody behind it answers. */
export const isGateway = (status: number): boolean => status >= 502 && status <= 504;
