import { createStore, type StoreApi } from 'zustand/vanilla';
import { type KeeperEvent, type KeeperPhase, nextPhase } from './keeper-state.ts';

/** How long before the end of the session the visitor is asked, in ms. */
export const NOTICE_MS = 2 * 60_000;
/** The longest interval between two checks whether the machine has slept, in ms. */
const LOOK_MS = 30_000;
/** The interval between two requests while the server does not answer, in ms. */
const RETRY_MS = 5000;
/** If the two clocks differ by more, one was set or the machine has slept, in ms. */
const DRIFT_MS = 2000;

export interface SessionTime {
  /** Milliseconds since 1970, by the server's clock. */
  readonly endsAt: number;
  /** Milliseconds from now, independent of this machine's clocks. */
  readonly leftMs: number;
}

/** Time as a port, so that tests can set it. */
export interface KeeperClock {
  /** Milliseconds since 1970; may be set at any time. */
  wall(): number;
  /** Milliseconds since some moment; never set, but may stop while the machine sleeps. */
  steady(): number;
  setTimeout(run: () => void, milliseconds: number): unknown;
  clearTimeout(handle: unknown): void;
}

export interface SessionKeeperOptions {
  /**
   * Reads the end without extending the session. Null for no session; rejects if the server does not answer.
   */
  read(): Promise<SessionTime | null>;
  /** Extends the session, with a request in the visitor's name. */
  extend(): Promise<void>;
  /** Whether leaving the page would lose edits. */
  isUnsaved(): boolean;
  /** Saves the edits; may reject. */
  flush(): Promise<unknown>;
  /** The session has ended. `at` is the time in ms since 1970; null if it was ended before its time. */
  onEnded(at: number | null): void;
  /** Notifies the other tabs of this browser that the session continues. */
  notifyTabs?(): void;
  clock?: KeeperClock;
}

/** The state that is shown; every change makes a new object. */
interface KeeperState {
  readonly phase: KeeperPhase;
  /** As last read; null before the first answer. */
  readonly time: SessionTime | null;
  /** The visitor wants to stay, and the request is in progress. */
  readonly isBusy: boolean;
  /** Whether the server did not answer the last request. */
  readonly isAway: boolean;
}

export interface SessionKeeper
  extends Pick<StoreApi<KeeperState>, 'getState' | 'getInitialState' | 'subscribe'> {
  start(): void;
  /** Checks again: the page is visible again, or another tab has extended the session. */
  look(options?: { readonly isExtended?: boolean }): void;
  /** 'Stay signed in'. While the server does not answer, it is retried until the session's end. */
  stay(): Promise<void>;
  stop(): void;
}

const systemClock: KeeperClock = {
  wall: () => Date.now(),
  steady: () => performance.now(),
  setTimeout: (run, milliseconds) => setTimeout(run, milliseconds),
  clearTimeout: (handle) => clearTimeout(handle as number),
};

/**
 * Asks the visitor before a session ends, and reports when it has ended. The time left is the server's:
 * between two answers it is counted by a clock that cannot be set, and after the machine has slept the server
 * is asked again.
 */
export function createSessionKeeper(options: SessionKeeperOptions): SessionKeeper {
  const { clock = systemClock } = options;
  const store = createStore<KeeperState>(() => ({
    phase: 'quiet',
    time: null,
    isBusy: false,
    isAway: false,
  }));
  const { getState, getInitialState, subscribe, setState } = store;
  let readAt = { wall: clock.wall(), steady: clock.steady() };
  let timer: unknown;
  let asking: Promise<void> | null = null;
  let isStopped = false;
  /** The visitor wants to stay, and the server has not received it yet. */
  let isStayDue = false;

  const send = (event: KeeperEvent, change: Partial<KeeperState> = {}) =>
    setState({ ...change, phase: nextPhase(getState().phase, event) });

  function leftMs(): number {
    const { time } = getState();
    return time === null ? 0 : time.leftMs - (clock.steady() - readAt.steady);
  }

  function hasSlept(): boolean {
    const byWall = clock.wall() - readAt.wall;
    const bySteady = clock.steady() - readAt.steady;
    return Math.abs(byWall - bySteady) > DRIFT_MS;
  }

  function later(milliseconds: number): void {
    clock.clearTimeout(timer);
    if (!isStopped) timer = clock.setTimeout(tick, milliseconds);
  }

  function tick(): void {
    const left = leftMs();
    const { phase, time } = getState();
    if (isStayDue && left > 0) return void stay();
    const isDue = left <= 0 || (left <= NOTICE_MS && phase === 'quiet');
    if (time === null || isDue || hasSlept()) return void ask();
    later(untilNext(left));
  }

  /** The server's clock has a resolution of one second. */
  function untilNext(left: number): number {
    const next = left > NOTICE_MS ? left - NOTICE_MS : left;
    return Math.max(1000, Math.min(LOOK_MS, next));
  }

  async function readNow(): Promise<SessionTime | null> {
    const time = await options.read();
    readAt = { wall: clock.wall(), steady: clock.steady() };
    return time;
  }

  async function readAndSave(): Promise<SessionTime | null> {
    const time = await readNow();
    if (time === null || time.leftMs > NOTICE_MS || !options.isUnsaved()) return time;
    // Saves edits before the session ends. Saving is the visitor's own action and may extend the session.
    await options.flush().catch(() => undefined);
    return readNow();
  }

  /** By either clock: one may have stopped, and both are off only a little. */
  function endedAt(): number | null {
    const { time } = getState();
    if (time === null) return null;
    const passed = Math.max(clock.wall() - readAt.wall, clock.steady() - readAt.steady);
    return time.leftMs - passed <= DRIFT_MS ? time.endsAt : null;
  }

  async function askOnce(): Promise<void> {
    const ended = endedAt();
    try {
      const time = await readAndSave();
      if (isStopped) return;
      if (time === null) {
        stop();
        send('gone', { isAway: false });
        return options.onEnded(ended);
      }
      const isFar = time.leftMs > NOTICE_MS;
      send(isFar ? 'far' : 'near', { time, isAway: false });
      later(untilNext(time.leftMs));
    } catch {
      // A session that cannot be read has not ended.
      if (isStopped) return;
      setState({ isAway: true });
      later(RETRY_MS);
    }
  }

  function ask(): Promise<void> {
    asking ??= askOnce().finally(() => {
      asking = null;
    });
    return asking;
  }

  async function stay(): Promise<void> {
    if (isStopped || getState().isBusy) return;
    if (getState().phase === 'final') return send('dismissed');
    setState({ isBusy: true });
    const isSent = await options.extend().then(
      () => true,
      () => false,
    );
    // A request in progress from before does not include it.
    await asking;
    if (isSent && !isStopped) await ask();
    // Another tab may have extended the session meanwhile.
    isStayDue = !isSent && getState().phase === 'asking';
    setState({ isBusy: false, ...(isSent ? {} : { isAway: true }) });
    if (isStayDue) later(RETRY_MS);
    const { phase, isAway } = getState();
    if (phase === 'asking' && !isAway) send('refused');
    else if (phase === 'quiet') options.notifyTabs?.();
  }

  function stop(): void {
    isStopped = true;
    clock.clearTimeout(timer);
  }

  return {
    getState,
    getInitialState,
    subscribe,
    start: () => void ask(),
    look({ isExtended = false } = {}) {
      // Edits that are unsaved by now are shown too.
      if (getState().phase === 'ended') setState({});
      if (isStopped) return;
      if (isExtended) void ask();
      else tick();
    },
    stay,
    stop,
  };
}
