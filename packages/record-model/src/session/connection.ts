import { createStore } from 'zustand/vanilla';
import type { Connection } from '../api/client.ts';
import { runGuarded } from '../listeners/run-guarded.ts';

/** The state of the server, from requests and from the stream of events. */
export interface ConnectionState extends Connection {
  /** Whether the server has answered, with any status. */
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

/** A gateway reports that its server does not answer. */
export const isGateway = (status: number): boolean => status >= 502 && status <= 504;
