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
  /** What an edit mostly touches: one field of one row. A second touch moves both to `touched`. */
  let only: Row | null = null;
  let onlyName: string | null = null;
  const touched = new Map<Row, Set<string | null>>();

  function keep(row: Row, name: string | null): void {
    const names = touched.get(row);
    if (names === undefined) touched.set(row, new Set([name]));
    else names.add(name);
  }

  function spread(): void {
    if (only !== null) keep(only, onlyName);
    only = null;
  }

  function tell(): void {
    while (only !== null || touched.size > 0) {
      const listener = only && onlyListener(only, onlyName);
      if (listener) {
        only = null;
        runGuarded(listener);
        continue;
      }
      spread();
      const told = new Set<() => void>();
      const rows = [...touched];
      touched.clear();
      for (const [row, names] of rows) collect(row, names, told);
      for (const hears of told) runGuarded(hears);
      for (const [row] of rows) {
        for (const watch of [...row.table.watchers]) runGuarded(() => watch(row));
      }
    }
  }

  function begin(): void {
    depth += 1;
  }

  function end(): void {
    if (depth === 1 && (only !== null || touched.size > 0)) tell();
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
      if (only === null && touched.size === 0) {
        only = row;
        onlyName = name;
      } else {
        spread();
        keep(row, name);
      }
      if (depth === 0) tell();
    },
  };
}

/** The one that hears of the change; undefined where there may be others, for which it takes lists. */
function onlyListener({ table, draft }: Row, name: string | null): (() => void) | undefined {
  const listeners = draft?.listeners;
  const own = listeners?.get(name);
  const isAlone = listeners?.size === 1 && own?.size === 1 && table.watchers.size === 0;
  if (!isAlone || table.shape.dependents.has(name ?? '')) return undefined;
  const [listener] = own;
  return listener;
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
