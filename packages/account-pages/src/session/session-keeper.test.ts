import { expect, it, vi } from 'vitest';
import {
  createSessionKeeper,
  type KeeperClock,
  NOTICE_MS,
  type SessionTime,
} from './session-keeper.ts';

const MINUTE = 60_000;
const IDLE = 30 * MINUTE;

/** A machine with two clocks. Both run; a test can set one of them, or let the machine sleep. */
function createMachine() {
  let [wall, steady] = [1_800_000_000_000, 5000];
  let timers: { at: number; run: () => void }[] = [];
  const clock: KeeperClock = {
    wall: () => wall,
    steady: () => steady,
    setTimeout(run, milliseconds) {
      const timer = { at: steady + milliseconds, run };
      timers.push(timer);
      return timer;
    },
    clearTimeout(handle) {
      timers = timers.filter((timer) => timer !== handle);
    },
  };
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return {
    clock,
    settle,
    setWall: (by: number) => {
      wall += by;
    },
    /** The steady clock and its timers stop during the sleep. */
    sleep: (by: number) => {
      wall += by;
    },
    async pass(milliseconds: number) {
      const end = steady + milliseconds;
      for (;;) {
        const next = timers.toSorted((a, b) => a.at - b.at)[0];
        const until = next && next.at <= end ? next.at : end;
        wall += until - steady;
        steady = until;
        if (!next || next.at > end) return settle();
        timers = timers.filter((timer) => timer !== next);
        next.run();
        await settle();
      }
    },
  };
}

/** A server with its own clock. It ends a session after 30 minutes without a request. */
function setUp({ absoluteMs = 12 * 60 * MINUTE, skew = 0 } = {}) {
  const machine = createMachine();
  let [passed, usedAt, isReachable, hasSession] = [0, 0, true, true];
  const begin = machine.clock.wall() + skew;
  const endsAt = () => Math.min(usedAt + IDLE, absoluteMs);
  const read = vi.fn(async (): Promise<SessionTime | null> => {
    if (!isReachable) throw new Error('away');
    if (!hasSession || passed >= endsAt()) return null;
    return { endsAt: begin + endsAt(), leftMs: endsAt() - passed };
  });
  let unsaved = false;
  const use = () => {
    usedAt = passed;
  };
  const flush = vi.fn(async () => {
    unsaved = false;
    use();
  });
  const extend = vi.fn(async () => {
    if (!isReachable) throw new Error('away');
    use();
  });
  const onEnded = vi.fn();
  const notifyTabs = vi.fn();
  const keeper = createSessionKeeper({
    read,
    flush,
    onEnded,
    notifyTabs,
    clock: machine.clock,
    isUnsaved: () => unsaved,
    extend,
  });
  async function pass(milliseconds: number) {
    // The server's clock runs with the machine's, in small steps.
    for (let rest = milliseconds; rest > 0; rest -= 500) {
      passed += Math.min(500, rest);
      await machine.pass(Math.min(500, rest));
    }
  }
  return {
    keeper,
    machine,
    read,
    extend,
    flush,
    onEnded,
    notifyTabs,
    use,
    pass,
    phase: () => keeper.getState().phase,
    endTime: () => begin + endsAt(),
    sleep(milliseconds: number) {
      passed += milliseconds;
      machine.sleep(milliseconds);
    },
    set: (next: { reachable?: boolean; session?: boolean; unsaved?: boolean }) => {
      isReachable = next.reachable ?? isReachable;
      hasSession = next.session ?? hasSession;
      unsaved = next.unsaved ?? unsaved;
    },
  };
}

it('the visitor is asked two minutes before the end, and not earlier [R6.1D]', async () => {
  const { keeper, pass, phase } = setUp();
  keeper.start();
  await pass(IDLE - NOTICE_MS - 2000);
  expect(phase()).toBe('quiet');
  await pass(3000);
  expect(phase()).toBe('asking');
  expect(keeper.getState().time?.leftMs).toBeGreaterThan(NOTICE_MS - 3000);
});

it('a longer session after the visitor’s activity is read before the question is shown', async () => {
  const { keeper, pass, phase, use, read } = setUp();
  keeper.start();
  await pass(20 * MINUTE);
  use();
  await pass(9 * MINUTE);
  expect(phase()).toBe('quiet');
  expect(read).toHaveBeenCalledTimes(2);
  await pass(19 * MINUTE + 2000);
  expect(phase()).toBe('asking');
});

it('staying keeps the session alive and notifies the other tabs', async () => {
  const { keeper, pass, phase, notifyTabs, onEnded } = setUp();
  keeper.start();
  await pass(29 * MINUTE);
  await keeper.stay();
  expect(phase()).toBe('quiet');
  expect(notifyTabs).toHaveBeenCalledOnce();
  await pass(27 * MINUTE);
  expect(phase()).toBe('quiet');
  expect(onEnded).not.toHaveBeenCalled();
});

it('staying in another tab closes the question here', async () => {
  const { keeper, pass, phase, use } = setUp();
  keeper.start();
  await pass(29 * MINUTE);
  expect(phase()).toBe('asking');
  use();
  keeper.look({ isExtended: true });
  await pass(1000);
  expect(phase()).toBe('quiet');
});

it('the end of a session is reported once, with its time', async () => {
  const { keeper, pass, phase, onEnded, endTime } = setUp();
  keeper.start();
  const end = endTime();
  await pass(31 * MINUTE);
  expect(phase()).toBe('ended');
  expect(onEnded.mock.calls).toEqual([[end]]);
});

it('a session ended elsewhere is reported without a time', async () => {
  const { keeper, pass, onEnded, set } = setUp();
  keeper.start();
  await pass(5 * MINUTE);
  set({ session: false });
  keeper.look({ isExtended: true });
  await pass(1000);
  expect(onEnded.mock.calls).toEqual([[null]]);
});

it('after twelve hours the visitor learns that staying is impossible, and is not asked again', async () => {
  const { keeper, pass, phase, onEnded } = setUp({ absoluteMs: 10 * MINUTE });
  keeper.start();
  await pass(8 * MINUTE + 2000);
  expect(phase()).toBe('asking');
  await keeper.stay();
  expect(phase()).toBe('final');
  await keeper.stay();
  expect(phase()).toBe('waiting');
  await pass(MINUTE);
  expect(phase()).toBe('waiting');
  await pass(MINUTE);
  expect(onEnded).toHaveBeenCalledOnce();
});

it('a laptop that slept past the end is signed out when it wakes', async () => {
  const { keeper, pass, sleep, onEnded, endTime } = setUp();
  keeper.start();
  await pass(5 * MINUTE);
  const end = endTime();
  sleep(8 * 60 * MINUTE);
  keeper.look();
  await pass(1000);
  expect(onEnded.mock.calls).toEqual([[end]]);
});

it('a laptop that slept until shortly before the end asks, even without an event for waking', async () => {
  const { keeper, pass, sleep, phase } = setUp();
  keeper.start();
  await pass(5 * MINUTE);
  sleep(24 * MINUTE);
  await pass(30_000);
  expect(phase()).toBe('asking');
});

it.each([
  ['back', -3 * 60 * MINUTE],
  ['forward', 3 * 60 * MINUTE],
])('a clock that is set %s changes nothing', async (_way, by) => {
  const { keeper, machine, pass, phase, onEnded } = setUp();
  keeper.start();
  await pass(5 * MINUTE);
  machine.setWall(by);
  await pass(22 * MINUTE);
  expect(phase()).toBe('quiet');
  await pass(MINUTE + 2000);
  expect(phase()).toBe('asking');
  machine.setWall(by);
  await pass(MINUTE);
  expect(onEnded).not.toHaveBeenCalled();
});

it('a machine whose clock is wrong by hours asks at the right moment', async () => {
  const { keeper, pass, phase } = setUp({ skew: -5 * 60 * MINUTE });
  keeper.start();
  await pass(27 * MINUTE);
  expect(phase()).toBe('quiet');
  await pass(MINUTE + 2000);
  expect(phase()).toBe('asking');
});

it('unsaved edits are saved before the question, which keeps the session alive', async () => {
  const { keeper, pass, phase, flush, set } = setUp();
  keeper.start();
  set({ unsaved: true });
  await pass(28 * MINUTE + 2000);
  expect(flush).toHaveBeenCalledOnce();
  expect(phase()).toBe('quiet');
});

it('a server that does not answer ends no session [R6.2D]', async () => {
  const { keeper, pass, phase, onEnded, set } = setUp();
  keeper.start();
  await pass(29 * MINUTE);
  set({ reachable: false });
  await keeper.stay();
  expect(keeper.getState()).toMatchObject({ phase: 'asking', isAway: true, isBusy: false });
  await pass(5 * MINUTE);
  expect(onEnded).not.toHaveBeenCalled();
  expect(phase()).toBe('asking');
  set({ reachable: true });
  await pass(6000);
  expect(onEnded).toHaveBeenCalledOnce();
});

it('staying without a connection is retried every few seconds until it succeeds [R6.1D]', async () => {
  const { keeper, pass, phase, set, extend, onEnded, notifyTabs } = setUp();
  keeper.start();
  await pass(29 * MINUTE);
  set({ reachable: false });
  await keeper.stay();
  await pass(21_000);
  expect(extend).toHaveBeenCalledTimes(5);
  set({ reachable: true });
  await pass(5000);
  expect(phase()).toBe('quiet');
  expect(keeper.getState().isAway).toBe(false);
  expect(notifyTabs).toHaveBeenCalledOnce();
  await pass(20 * MINUTE);
  expect([extend.mock.calls.length, onEnded.mock.calls.length]).toEqual([6, 0]);
});

it('the first connection renews the session at once for a visitor who wanted to stay [R6.1D]', async () => {
  const { keeper, machine, pass, phase, set } = setUp();
  keeper.start();
  await pass(29 * MINUTE);
  set({ reachable: false });
  await keeper.stay();
  set({ reachable: true });
  keeper.look();
  await machine.settle();
  expect(phase()).toBe('quiet');
});

it('the wish to stay ends with the session and opens no ended session', async () => {
  const { keeper, pass, set, extend, onEnded, endTime } = setUp();
  keeper.start();
  await pass(29 * MINUTE);
  set({ reachable: false });
  await keeper.stay();
  const end = endTime();
  await pass(2 * MINUTE);
  const tries = extend.mock.calls.length;
  set({ reachable: true });
  await pass(6000);
  expect(extend).toHaveBeenCalledTimes(tries);
  expect(onEnded.mock.calls).toEqual([[end]]);
});

it('a stopped keeper asks and reports nothing', async () => {
  const { keeper, pass, read, onEnded } = setUp();
  keeper.start();
  await pass(MINUTE);
  keeper.stop();
  await pass(60 * MINUTE);
  expect(read).toHaveBeenCalledOnce();
  expect(onEnded).not.toHaveBeenCalled();
});
