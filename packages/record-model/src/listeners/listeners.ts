import { draftOf, type Row } from '../store/row.ts';
import { runGuarded } from './run-guarded.ts';

/**
 * Tells listeners of changes once, when the outermost call that caused them ends. Not in a microtask:
 * React puts an input's old text back where its new one has not been rendered within the event.
 */
export interface Changes {
  /** Runs what changes rows. */
  batch<T>(run: () => T): T;
  /** The same in two calls, for the one change that is made most. */
  begin(): void;
  end(): void;
  /** The row's field has changed; null where none has, but a flag. */
  touch(row: Row, name: string | null): void;
}

export function createChanges(): Changes {
  let depth = 0;
  const touched = new Map<Row, Set<string | null>>();

  function tell(): void {
    while (touched.size > 0) {
      const told = new Set<() => void>();
      const rows = [...touched];
      touched.clear();
      for (const [row, names] of rows) collect(row, names, told);
      for (const listener of told) runGuarded(listener);
      for (const [row] of rows) {
        for (const watch of [...row.table.watchers]) runGuarded(() => watch(row));
      }
    }
  }

  function begin(): void {
    depth += 1;
  }

  function end(): void {
    if (depth === 1 && touched.size > 0) tell();
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
      const names = touched.get(row);
      if (names === undefined) touched.set(row, new Set([name]));
      else names.add(name);
      if (depth === 0) tell();
    },
  };
}

function collect(row: Row, names: ReadonlySet<string | null>, told: Set<() => void>): void {
  const listeners = row.draft?.listeners;
  if (!listeners) return;
  const { dependents } = row.table.shape;
  const add = (name: string | null) => {
    for (const listener of listeners.get(name) ?? []) told.add(listener);
  };
  for (const name of names) {
    if (name === null) continue;
    add(name);
    for (const dependent of dependents.get(name) ?? []) add(dependent);
  }
  add(null);
}

/** Returns the end of it. */
export function listen(row: Row, name: string | null, listener: () => void): () => void {
  const draft = draftOf(row);
  draft.listeners ??= new Map();
  const all = draft.listeners;
  let listeners = all.get(name);
  if (listeners === undefined) {
    listeners = new Set();
    all.set(name, listeners);
  }
  // One function may listen twice; each has an end of its own.
  const own = () => listener();
  const set = listeners.add(own);
  return () => {
    set.delete(own);
    if (set.size > 0 || all.get(name) !== set) return;
    all.delete(name);
    if (all.size === 0) draft.listeners = null;
  };
}
