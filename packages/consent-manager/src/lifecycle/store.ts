import { attempt } from './attempt.ts';

/** A state and its listeners. One that throws is logged, and the others are still called. */
export function createStore<T>(first: T) {
  let state = first;
  const listeners = new Set<(state: T, former: T) => void>();
  return {
    getState: () => state,
    setState(part: Partial<T>) {
      const former = state;
      state = { ...state, ...part };
      for (const listener of listeners) attempt(() => listener(state, former), true);
    },
    subscribe(listener: (state: T, former: T) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
