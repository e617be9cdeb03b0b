import { createStore, type StoreApi } from 'zustand/vanilla';
import { type KeeperEvent, type KeeperPhase, nextPhase } from './keeper-state.ts';

/** How long before its end a session is asked about, in ms. */
export const NOTICE_MS = 2 * 60_000;
/** At most so long is nobody looking whether the machine has slept, in ms. */
const LOOK_MS = 30_000;
/** Between two questions to a server that does not answer, in ms. */
const RETRY_MS = 5000;
/** Two clocks of one machine that differ by more have been set, or it has slept, in ms. */
const DRIFT_MS = 2000;

/** When the session ends, as the server says it. */
export interface SessionTime {
  /** Milliseconds since 1970, by the server's clock. */
  readonly endsAt: number;
  /** Milliseconds from now on; no clock of this machine is part of it. */
  readonly leftMs: number;
}

/** Time as a port, so that tests can set it. */
export interface KeeperClock {
  /** Milliseconds since 1970; may be set at any time. */
  wall(): number;
  /** Milliseconds since some moment; never set, but may stand still while the machine sleeps. */
  steady(): number;
  setTimeout(run: () => void, milliseconds: number): unknown;
  clearTimeout(handle: unknown): void;
}

/** What a keeper is made of. */
export interface SessionKeeperOptions {
  /** Asks the server without keeping the session alive. Null for no session; rejects where nobody answers. */
  read(): Promise<SessionTime | null>;
  /** A request that the visitor has caused: it keeps the session alive. */
  extend(): Promise<void>;
  /** Something would be lost with the page. */
  isUnsaved(): boolean;
  /** Saves it; may reject. */
  flush(): Promise<unknown>;
  /** The session is over. `at` is when, in ms since 1970; null where it did not end by its time. */
  onEnded(at: number | null): void;
  /** Tells the other tabs of this browser that the session goes on. */
  tellTabs?(): void;
  clock?: KeeperClock;
}

/** What is shown. A new object with each change. */
interface KeeperState {
  readonly phase: KeeperPhase;
  /** As last read; null before. */
  readonly time: SessionTime | null;
  /** The visitor wants to stay, and the server is asked. */
  readonly isBusy: boolean;
  /** The server did not answer the last question. */
  readonly isAway: boolean;
}

/** Watches over the end of a session. */
export interface SessionKeeper
  extends Pick<StoreApi<KeeperState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Asks the server for the first time. */
  start(): void;
  /** The page is looked at again, or another tab has kept the session alive. */
  look(options?: { readonly isExtended?: boolean }): void;
  /** 'Stay signed in'. Where the server does not answer it is tried again until the session's end. */
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
 * Asks before a session ends, and says when it has ended. How much time is left is the server's word
 * alone: between two answers it is counted by a clock that nobody can set, and where the machine has slept
 * the server is asked again.
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
  /** The visitor wants to stay, and no server has heard it yet. */
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

  /** A second is as fine as the server tells its clock. */
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
    // Nothing that was written is lost with the session. It is the visitor's own doing, and may keep it.
    await options.flush().catch(() => undefined);
    return readNow();
  }

  /** By either clock: one may have stood still, and both are wrong by little. */
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
    // One that was under way before does not know of it.
    await asking;
    if (isSent && !isStopped) await ask();
    // Another tab may have stayed meanwhile.
    isStayDue = !isSent && getState().phase === 'asking';
    setState({ isBusy: false, ...(isSent ? {} : { isAway: true }) });
    if (isStayDue) later(RETRY_MS);
    const { phase, isAway } = getState();
    if (phase === 'asking' && !isAway) send('refused');
    else if (phase === 'quiet') options.tellTabs?.();
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
      // What is unsaved by now is told, too.
      if (getState().phase === 'ended') setState({});
      if (isStopped) return;
      if (isExtended) void ask();
      else tick();
    },
    stay,
    stop,
  };
}
