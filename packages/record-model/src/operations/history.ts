import { createStore } from 'zustand/vanilla';
import { runGuarded } from '../listeners/run-guarded.ts';
import type { Operation } from './operation.ts';

/** A single operation is not put into a list: most groups have one. */
export type Group = Operation | readonly Operation[];

/**
 * The least number of groups that can be undone; the oldest are dropped, together with their rows.
 */
const kept = 100;

export interface History {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly done: readonly Group[];
  readonly undone: readonly Group[];
  add(group: Group): void;
  undo(): Group | undefined;
  redo(): Group | undefined;
  clear(): void;
  subscribe(listener: () => void): () => void;
}

export function createHistory(): History {
  const done: Group[] = [];
  const undone: Group[] = [];
  // The lists are changed in place: copying them would cost more than the change.
  const changes = createStore(() => 0);
  const notify = () => changes.setState((count) => count + 1, true);

  function move(from: Group[], to: Group[]): Group | undefined {
    const group = from.pop();
    if (group !== undefined) {
      to.push(group);
      notify();
    }
    return group;
  }

  return {
    done,
    undone,
    get canUndo() {
      return done.length > 0;
    },
    get canRedo() {
      return undone.length > 0;
    },
    add(group) {
      done.push(group);
      // Many at once: moving the others with each change would cost more than the change.
      if (done.length > 2 * kept) done.splice(0, kept);
      // Emptying an empty list costs as much as an edit.
      if (undone.length > 0) undone.length = 0;
      notify();
    },
    undo: () => move(done, undone),
    redo: () => move(undone, done),
    clear() {
      done.length = 0;
      undone.length = 0;
      notify();
    },
    subscribe: (listener) => changes.subscribe(() => runGuarded(listener)),
  };
}
