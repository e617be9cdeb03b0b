import { createStore } from 'zustand/vanilla';

export interface WireEntry {
  /** Counted from 1. */
  readonly id: number;
  readonly method: string;
  /** With its query. */
  readonly path: string;
  /** As JSON was sent; null without one. */
  readonly body: unknown;
  /** Null before the answer, 0 without an answer. */
  readonly status: number | null;
  readonly tookMs: number | null;
}

export interface WireLog {
  /** Replaces the given `fetch`, and behaves the same. */
  readonly fetch: typeof globalThis.fetch;
  /** The newest first; a new array with each change. */
  readonly entries: readonly WireEntry[];
  subscribe(listener: () => void): () => void;
  clear(): void;
}

/** @param limit the most entries that are kept */
export function createWireLog(fetch: typeof globalThis.fetch, limit = 50): WireLog {
  let entries: readonly WireEntry[] = [];
  const shown = createStore(() => entries);
  let count = 0;

  function show(next: readonly WireEntry[]): void {
    entries = next;
    // A list requests its records during rendering, when another component may not be rendered.
    queueMicrotask(() => shown.setState(entries, true));
  }

  return {
    get entries() {
      return entries;
    },
    async fetch(input, init) {
      count += 1;
      const id = count;
      const started = performance.now();
      const url = new URL(input instanceof Request ? input.url : input, 'http://log');
      const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
      const entry = {
        id,
        method,
        path: url.pathname + url.search,
        body: parse(init?.body),
        status: null,
        tookMs: null,
      };
      show([entry, ...entries].slice(0, limit));
      const end = (status: number) => {
        const tookMs = Math.round(performance.now() - started);
        show(entries.map((one) => (one.id === id ? { ...one, status, tookMs } : one)));
      };
      try {
        const answer = await fetch(input, init);
        end(answer.status);
        return answer;
      } catch (error) {
        end(0);
        throw error;
      }
    },
    subscribe: (listener) => shown.subscribe(() => listener()),
    clear: () => show([]),
  };
}

function parse(body: unknown): unknown {
  try {
    return typeof body === 'string' ? JSON.parse(body) : null;
  } catch {
    return body;
  }
}
