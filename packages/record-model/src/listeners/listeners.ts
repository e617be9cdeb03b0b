import { draftOf, type Row } from '../store/row.ts';
import { runGuarded } from './run-guarded.ts';

/**
 * Notifies listeners of changes once, when the outermost call that caused them ends. Not in a
 * microtask: React restores an input's old text if the new one was not rendered within the event.
 */
export interface Changes {
  batch<T>(run: () => T): T;
  /** The same in two calls, for the most frequent change. */
  begin(): void;
  end(): void;
  /** The row's field has changed; null for a change of a flag only. */
  touch(row: Row, name: string | null): void;
}

/** Null: only a flag has changed. */
type Touch = readonly [row: Row, name: string | null];

export function createChanges(): Changes {
  let depth = 0;
  let touched: Touch[] = [];

  function notify(): void {
    while (touched.length > 0) {
      const touches = touched;
      touched = [];
      const only = touches.length === 1 && onlyListener(touches[0] as Touch);
      if (only) {
        runGuarded(only);
        continue;
      }
      const notified = new Set<() => void>();
      const rows = Map.groupBy(touches, ([row]) => row);
      for (const [row, own] of rows) collect(row, own, notified);
      for (const listener of notified) runGuarded(listener);
      for (const row of rows.keys()) {
        for (const watch of [...row.table.watchers]) runGuarded(() => watch(row));
      }
    }
  }

  function begin(): void {
    depth += 1;
  }

  function end(): void {
    if (depth === 1) notify();
    depth -= 1;
  }

  return {
    begin,
    end,
    batch(run) {
      begin();
      try {
        return run();
      } finally {
        end();
      }
    },
    touch(row, name) {
      row.revision += 1;
      const hasListeners = row.draft !== null && row.draft.listeners !== null;
      if (!hasListeners && row.table.watchers.size === 0) return;
      touched.push([row, name]);
      if (depth === 0) notify();
    },
  };
}

/**
 * Fast path for an edit of one field that one component shows: returns the only listener, if there
 * is no other.
 */
function onlyListener([{ table, draft }, name]: Touch): (() => void) | undefined {
  const listeners = draft?.listeners;
  const own = listeners?.get(name);
  const isAlone = listeners?.size === 1 && own?.size === 1 && table.watchers.size === 0;
  if (!isAlone || table.shape.dependents.has(name ?? '')) return undefined;
  const [listener] = own;
  return listener;
}

function collect(
  { table, draft }: Row,
  touches: readonly Touch[],
  notified: Set<() => void>,
): void {
  const add = (name: string | null) => {
    for (const listener of draft?.listeners?.get(name) ?? []) notified.add(listener);
  };
  for (const [, name] of touches) {
    if (name === null) continue;
    add(name);
    for (const dependent of table.shape.dependents.get(name) ?? []) add(dependent);
  }
  add(null);
}

export function listen(row: Row, name: string | null, listener: () => void): () => void {
  const draft = draftOf(row);
  draft.listeners ??= new Map();
  const all = draft.listeners;
  let listeners = all.get(name);
  if (listeners === undefined) {
    listeners = new Set();
    all.set(name, listeners);
  }
  // One function may listen twice; each subscription ends separately.
  const own = () => listener();
  const set = listeners.add(own);
  return () => {
    set.delete(own);
    if (set.size > 0 || all.get(name) !== set) return;
    all.delete(name);
    if (all.size === 0) draft.listeners = null;
  };
}
