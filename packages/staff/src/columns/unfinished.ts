import { createContext, use } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** A list of which an entry is half: where it is, and what it lacks. */
export interface UnfinishedField {
  readonly fieldId: string;
  readonly message: string;
}

/** Input in an editor that cannot be saved yet. */
export interface Unfinished
  extends Pick<StoreApi<readonly UnfinishedField[]>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Returns a function that removes the entry. */
  add(fieldId: string, message: string): () => void;
}

export function createUnfinished(): Unfinished {
  const messages = new Map<string, string>();
  const { setState, ...store } = createStore<readonly UnfinishedField[]>(() => []);
  const show = () =>
    setState(
      [...messages].map(([fieldId, message]) => ({ fieldId, message })),
      true,
    );
  return {
    ...store,
    add(fieldId, message) {
      messages.set(fieldId, message);
      show();
      return () => {
        messages.delete(fieldId);
        show();
      };
    },
  };
}

/** The editor around a field; null where there is none. */
export const UnfinishedContext = createContext<{
  readonly list: Unfinished;
  /** Rises when such input is discarded. */
  readonly epoch: number;
} | null>(null);

export const useUnfinished = () => use(UnfinishedContext);
