import { expect, it, vi } from 'vitest';
import {
  createSessionKeeper,
  type KeeperClock,
  NOTICE_MS,
  type SessionTime,
} from './session-keeper.ts';

const MINUTE = 60_000;
const IDLE = 30 * MINUTE;

/** A machine whose two clocks run until somebody sets one, or it sleeps. */
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
    /** Its steady clock stands still meanwhile, and so do its timers. */
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

/** A server with a clock of its own, which ends a session that nobody has used for 30 minutes. */
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
  const tellTabs = vi.fn();
  const keeper = createSessionKeeper({
    read,
    flush,
    onEnded,
    tellTabs,
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
    tellTabs,
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

it('two minutes before the end the visitor is asked, and not earlier [R6.1D]', async () => {
  const { keeper, pass, phase } = setUp();
  keeper.start();
  await pass(IDLE - NOTICE_MS - 2000);
  expect(phase()).toBe('quiet');
  await pass(3000);
  expect(phase()).toBe('asking');
  expect(keeper.getState().time?.leftMs).toBeGreaterThan(NOTICE_MS - 3000);
});

it('what the visitor has done meanwhile is asked for before the question is shown', async () => {
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

it('staying keeps the session alive, and tells the other tabs', async () => {
  const { keeper, pass, phase, tellTabs, onEnded } = setUp();
  keeper.start();
  await pass(29 * MINUTE);
  await keeper.stay();
  expect(phase()).toBe('quiet');
  expect(tellTabs).toHaveBeenCalledOnce();
  await pass(27 * MINUTE);
  expect(phase()).toBe('quiet');
  expect(onEnded).not.toHaveBeenCalled();
});

it('another tab that has stayed takes the question away here', async () => {
  const { keeper, pass, phase, use } = setUp();
  keeper.start();
  await pass(29 * MINUTE);
  expect(phase()).toBe('asking');
  use();
  keeper.look({ isExtended: true });
  await pass(1000);
  expect(phase()).toBe('quiet');
});

it('a session that has ended says when, once', async () => {
  const { keeper, pass, phase, onEnded, endTime } = setUp();
  keeper.start();
  const end = endTime();
  await pass(31 * MINUTE);
  expect(phase()).toBe('ended');
  expect(onEnded.mock.calls).toEqual([[end]]);
});

it('one that was ended elsewhere has no time of its end', async () => {
  const { keeper, pass, onEnded, set } = setUp();
  keeper.start();
  await pass(5 * MINUTE);
  set({ session: false });
  keeper.look({ isExtended: true });
  await pass(1000);
  expect(onEnded.mock.calls).toEqual([[null]]);
});

it('where twelve hours are over nobody can stay, is told so, and is not asked again', async () => {
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

it('a laptop that has slept over the end is signed out as it wakes', async () => {
  const { keeper, pass, sleep, onEnded, endTime } = setUp();
  keeper.start();
  await pass(5 * MINUTE);
  const end = endTime();
  sleep(8 * 60 * MINUTE);
  keeper.look();
  await pass(1000);
  expect(onEnded.mock.calls).toEqual([[end]]);
});

it('one that has slept until shortly before the end is asked, also where no event says that it woke', async () => {
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

it('what is unsaved is saved before the question, and keeps the session alive by that', async () => {
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

it('staying without a connection is tried again every few seconds, until it holds [R6.1D]', async () => {
  const { keeper, pass, phase, set, extend, onEnded, tellTabs } = setUp();
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
  expect(tellTabs).toHaveBeenCalledOnce();
  await pass(20 * MINUTE);
  expect([extend.mock.calls.length, onEnded.mock.calls.length]).toEqual([6, 0]);
});

it('the first connection lets who wanted to stay stay, at once [R6.1D]', async () => {
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

it('wanting to stay holds until the end of the session, and opens none that has ended', async () => {
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

it('one that was stopped asks and says nothing any more', async () => {
  const { keeper, pass, read, onEnded } = setUp();
  keeper.start();
  await pass(MINUTE);
  keeper.stop();
  await pass(60 * MINUTE);
  expect(read).toHaveBeenCalledOnce();
  expect(onEnded).not.toHaveBeenCalled();
});
