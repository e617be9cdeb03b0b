import { createStore, type StoreApi } from 'zustand/vanilla';

export type Who = 'you' | 'colleague';

export interface WireLine {
  readonly number: number;
  readonly who: Who;
  readonly method: string;
  /** Path and query, decoded. */
  readonly path: string;
  readonly ifMatch: string | null;
  readonly body: string | null;
  /** Null until it is answered; 0 if it did not arrive. */
  readonly status: number | null;
}

interface WireState {
  /** The newest last, 30 at most; another array with each change. */
  readonly lines: readonly WireLine[];
  readonly away: readonly Who[];
}

/** The connection between the windows and the server. */
export interface Wire
  extends Pick<StoreApi<WireState>, 'getState' | 'getInitialState' | 'subscribe'> {
  isConnected(who: Who): boolean;
  connect(who: Who, isConnected: boolean): void;
  /** `fetch` of one window. */
  fetchOf(who: Who): typeof globalThis.fetch;
}

const MOST_LINES = 30;
/** The shortest time of an answer: long enough to see that a save is in progress. */
const ANSWER_MS = 180;

/**
 * @param send the server's own `fetch`
 * @param onWritten called after each write that the server has accepted
 */
export function createWire(send: typeof globalThis.fetch, onWritten: (who: Who) => void): Wire {
  const { setState, ...store } = createStore<WireState>(() => ({ lines: [], away: [] }));
  const { getState } = store;
  let count = 0;

  const show = (lines: readonly WireLine[]) => setState({ lines: lines.slice(-MOST_LINES) });
  const isConnected = (who: Who) => !getState().away.includes(who);

  return {
    ...store,
    isConnected,
    connect(who, isBack) {
      const others = getState().away.filter((one) => one !== who);
      setState({ away: isBack ? others : [...others, who] });
    },
    fetchOf: (who) => async (input, init) => {
      count += 1;
      const number = count;
      const { method = 'GET', body = null } = init ?? {};
      const path = decodeURIComponent(String(input).replace(/^https?:\/\/[^/]+/, ''));
      const ifMatch = new Headers(init?.headers).get('if-match');
      const isAway = !isConnected(who);
      const line = { number, who, method, path, ifMatch, body: body && String(body) };
      show([...getState().lines, { ...line, status: isAway ? 0 : null }]);
      if (isAway) throw new TypeError('The network is away');
      const answer = await send(input, init);
      await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
      show(
        getState().lines.map((one) =>
          one.number === number ? { ...one, status: answer.status } : one,
        ),
      );
      if (method !== 'GET' && answer.ok) onWritten(who);
      return answer;
    },
  };
}
