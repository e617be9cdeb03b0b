import { createStore } from 'zustand/vanilla';
import { runGuarded } from '../listeners/run-guarded.ts';
import type { Operation } from './operation.ts';

/** One operation is no list: most groups are. */
export type Group = Operation | readonly Operation[];

/** Groups that can be undone at least; the oldest are dropped, and with them their rows. */
const kept = 100;

/** What can be undone and redone, the newest last. */
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
  // The lists are changed in place: to copy them would cost more than the change.
  const changes = createStore(() => 0);
  const tell = () => changes.setState((count) => count + 1, true);

  function move(from: Group[], to: Group[]): Group | undefined {
    const group = from.pop();
    if (group !== undefined) {
      to.push(group);
      tell();
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
      // All at once: to move the others with each change would cost more than the change.
      if (done.length > 2 * kept) done.splice(0, kept);
      // To empty an empty list costs as much as an edit.
      if (undone.length > 0) undone.length = 0;
      tell();
    },
    undo: () => move(done, undone),
    redo: () => move(undone, done),
    clear() {
      done.length = 0;
      undone.length = 0;
      tell();
    },
    subscribe: (listener) => changes.subscribe(() => runGuarded(listener)),
  };
}
