import { createContext, use } from 'react';

/** What is typed in an editor and cannot be saved yet: a list of which an entry is half. */
export interface Unfinished {
  /** Where it is and what it lacks; it is gone with what is returned. */
  add(fieldId: string, message: string): () => void;
  all(): readonly { readonly fieldId: string; readonly message: string }[];
  subscribe(listener: () => void): () => void;
}

export function createUnfinished(): Unfinished {
  const messages = new Map<string, string>();
  const listeners = new Set<() => void>();
  let list: ReturnType<Unfinished['all']> = [];
  const tell = () => {
    list = [...messages].map(([fieldId, message]) => ({ fieldId, message }));
    for (const listener of listeners) listener();
  };
  return {
    add(fieldId, message) {
      messages.set(fieldId, message);
      tell();
      return () => {
        messages.delete(fieldId);
        tell();
      };
    },
    all: () => list,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** Of the editor around a field; null where there is none. */
export const UnfinishedContext = createContext<{
  readonly list: Unfinished;
  /** Rises when what is typed is given up. */
  readonly epoch: number;
} | null>(null);

export const useUnfinished = () => use(UnfinishedContext);
