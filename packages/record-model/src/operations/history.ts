import type { Operation } from './operation.ts';

type Group = readonly Operation[];

/** Groups that may be undone at most. */
const longest = 100;

/** What can be undone and redone, the newest last. */
export interface History {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  add(group: Group): void;
  undo(): Group | undefined;
  redo(): Group | undefined;
  clear(): void;
  subscribe(listener: () => void): () => void;
}

export function createHistory(): History {
  let done: Group[] = [];
  let undone: Group[] = [];
  const listeners = new Set<() => void>();

  function change(nextDone: Group[], nextUndone: Group[]): void {
    done = nextDone;
    undone = nextUndone;
    for (const listener of [...listeners]) listener();
  }

  return {
    get canUndo() {
      return done.length > 0;
    },
    get canRedo() {
      return undone.length > 0;
    },
    add: (group) => change([...done.slice(1 - longest), group], []),
    undo() {
      const group = done.at(-1);
      if (group !== undefined) change(done.slice(0, -1), [...undone, group]);
      return group;
    },
    redo() {
      const group = undone.at(-1);
      if (group !== undefined) change([...done, group], undone.slice(0, -1));
      return group;
    },
    clear: () => change([], []),
    subscribe(listener) {
      const own = () => listener();
      listeners.add(own);
      return () => void listeners.delete(own);
    },
  };
}
