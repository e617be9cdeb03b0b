/** Whose window of the bench. */
export type Who = 'you' | 'colleague';

/** One request, as the server heard it. */
export interface WireLine {
  readonly number: number;
  readonly who: Who;
  readonly method: string;
  /** Path and query, decoded. */
  readonly path: string;
  readonly ifMatch: string | null;
  readonly body: string | null;
  /** Null until it is answered; 0 where it did not arrive. */
  readonly status: number | null;
}

/** The line between the windows and the server. */
export interface Wire {
  /** The newest last, 30 at most; another array with each change. */
  readonly lines: readonly WireLine[];
  isConnected(who: Who): boolean;
  connect(who: Who, isConnected: boolean): void;
  /** `fetch` of one window. */
  fetchOf(who: Who): typeof globalThis.fetch;
  subscribe(listener: () => void): () => void;
}

const MOST_LINES = 30;
/** What an answer takes at least: long enough to see that something is being saved. */
const ANSWER_MS = 180;

/**
 * @param send the server's own `fetch`
 * @param onWritten after each write that the server has taken
 */
export function createWire(send: typeof globalThis.fetch, onWritten: (who: Who) => void): Wire {
  let lines: readonly WireLine[] = [];
  let count = 0;
  const away = new Set<Who>();
  const listeners = new Set<() => void>();

  function show(next: readonly WireLine[]): void {
    lines = next.slice(-MOST_LINES);
    for (const listener of [...listeners]) listener();
  }

  return {
    get lines() {
      return lines;
    },
    isConnected: (who) => !away.has(who),
    connect(who, isConnected) {
      if (isConnected) away.delete(who);
      else away.add(who);
      show(lines);
    },
    fetchOf: (who) => async (input, init) => {
      count += 1;
      const number = count;
      const { method = 'GET', body = null } = init ?? {};
      const path = decodeURIComponent(String(input).replace(/^https?:\/\/[^/]+/, ''));
      const ifMatch = new Headers(init?.headers).get('if-match');
      const isAway = away.has(who);
      const line = { number, who, method, path, ifMatch, body: body && String(body) };
      show([...lines, { ...line, status: isAway ? 0 : null }]);
      if (isAway) throw new TypeError('The network is away');
      const answer = await send(input, init);
      await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
      show(lines.map((one) => (one.number === number ? { ...one, status: answer.status } : one)));
      if (method !== 'GET' && answer.ok) onWritten(who);
      return answer;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
