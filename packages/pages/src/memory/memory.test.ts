import { createMemory, type RevisionPort } from '@praxiskit/pages/server';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const PATIENCE = 250;

beforeEach(
  () =>
    void vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'performance'],
    }),
);
afterEach(() => void vi.useRealTimers());

/** A database whose answers are given by the test. */
function createDatabase() {
  let revision = 1;
  const open: { at: number; resolve(content: number): void; reject(error: Error): void }[] = [];
  const port: RevisionPort = {
    get known() {
      return revision;
    },
    isLive: true,
    current: () => revision,
  };
  return {
    port,
    open,
    change: () => {
      revision += 1;
    },
    revision: () => revision,
    /** Reads the content at the time of the query; answers when the test allows it. */
    load: () =>
      new Promise<number>((resolve, reject) => {
        open.push({ at: revision, resolve, reject });
      }),
  };
}

type Database = ReturnType<typeof createDatabase>;

const settle = () => vi.advanceTimersByTimeAsync(0);

async function answerAll(database: Database): Promise<void> {
  for (const { at, resolve } of database.open.splice(0)) resolve(at);
  await settle();
}

test('a value is created once for simultaneous requests', async () => {
  const database = createDatabase();
  const memory = createMemory<number>({ revision: database.port });
  const all = Promise.all(
    Array.from({ length: 50 }, () => memory.get('/', { load: database.load, make: (at) => at })),
  );
  await settle();
  expect(database.open).toHaveLength(1);
  await answerAll(database);
  expect(new Set(await all)).toEqual(new Set([1]));
});

test('nothing is read while the revision is known and the value belongs to it', async () => {
  const database = createDatabase();
  const memory = createMemory<number>({ revision: database.port });
  const first = memory.get('/', { load: database.load, make: (at) => at });
  await settle();
  await answerAll(database);
  await first;
  expect(memory.fresh('/')).toBe(1);
  database.change();
  expect(memory.fresh('/')).toBeUndefined();
});

test('without an older value a failure is the caller’s, and is not kept', async () => {
  const database = createDatabase();
  const memory = createMemory<number>({ revision: database.port });
  const failing = memory.get('/', { load: database.load, make: (at) => at });
  failing.catch(() => {});
  await settle();
  database.open.shift()?.reject(new Error('away'));
  await expect(failing).rejects.toThrow('away');
  const next = memory.get('/', { load: database.load, make: (at) => at });
  await settle();
  await answerAll(database);
  expect(await next).toBe(1);
});

test('a value that represents a failure never replaces an older one', async () => {
  const database = createDatabase();
  const memory = createMemory<string>({
    revision: database.port,
    isGood: (value) => value !== 'error page',
  });
  const ask = async (value: string) => {
    const asked = memory.get('/', { load: async () => value, make: (made) => made });
    await vi.advanceTimersByTimeAsync(1);
    return asked;
  };
  expect(await ask('page')).toBe('page');
  database.change();
  expect(await ask('error page')).toBe('page');
  await vi.advanceTimersByTimeAsync(1001);
  expect(await ask('new page')).toBe('new page');
});

test('a failing database is queried at most once a second', async () => {
  const database = createDatabase();
  const memory = createMemory<number>({ revision: database.port });
  const load = vi.fn(async () => 1);
  await memory.get('/', { load, make: (at) => at });
  database.change();
  load.mockRejectedValue(new Error('away'));
  for (let index = 0; index < 100; index += 1) {
    expect(await memory.get('/', { load, make: (at) => at })).toBe(1);
    await vi.advanceTimersByTimeAsync(5);
  }
  expect(load).toHaveBeenCalledTimes(2);
});

test('while the database is silent, an older value is sent after the patience, then immediately', async () => {
  const database = createDatabase();
  const memory = createMemory<number>({ revision: database.port, patienceMs: PATIENCE });
  const recipe = { load: database.load, make: (at: number) => at };
  const first = memory.get('/', recipe);
  await settle();
  await answerAll(database);
  await first;
  database.change();
  expect(await timeOf(memory.get('/', recipe))).toBeLessThanOrEqual(PATIENCE + 1);
  expect(await timeOf(memory.get('/', recipe))).toBeLessThanOrEqual(1);
  expect(database.open).toHaveLength(1);
  await answerAll(database);
  expect(memory.fresh('/')).toBe(2);
});

test('without an older value no caller waits longer than the limit, and the next one tries again', async () => {
  const database = createDatabase();
  const memory = createMemory<number>({ revision: database.port, longestMs: 1000 });
  const recipe = { load: database.load, make: (at: number) => at };
  const asked = memory.get('/', recipe).catch((error: unknown) => error);
  expect(await timeOf(asked)).toBeLessThanOrEqual(1001);
  expect(await asked).toMatchObject({ statusCode: 503 });
  const next = memory.get('/', recipe);
  await settle();
  expect(database.open).toHaveLength(2);
  await answerAll(database);
  expect(await next).toBe(1);
});

test('a lost attempt does not prevent a new one', async () => {
  const database = createDatabase();
  const memory = createMemory<number>({ revision: database.port, longestMs: 1000 });
  const recipe = { load: database.load, make: (at: number) => at };
  const first = memory.get('/', recipe);
  await settle();
  await answerAll(database);
  await first;
  database.change();
  await timeOf(memory.get('/', recipe));
  await vi.advanceTimersByTimeAsync(1000);
  const next = memory.get('/', recipe);
  await settle();
  expect(database.open).toHaveLength(2);
  database.open[1]?.resolve(2);
  await settle();
  expect(await next).toBe(2);
});

test('if a revision does not arrive in time, the known one is used', async () => {
  const database = createDatabase();
  const silent = { known: 1, isLive: false, current: () => new Promise<number>(() => {}) };
  const memory = createMemory<number>({ revision: silent, patienceMs: PATIENCE });
  const recipe = { load: async () => database.revision(), make: (at: number) => at };
  expect(await timeOf(memory.get('/', recipe))).toBeLessThanOrEqual(PATIENCE + 1);
  // A caller that has already waited for something else does not wait for a revision.
  expect(await timeOf(memory.get('/', recipe, performance.now()))).toBeLessThanOrEqual(1);
});

/** Fake milliseconds until a promise is settled. */
async function timeOf(promise: Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  let endedAt = Number.NaN;
  void promise.finally(() => {
    endedAt = performance.now();
  });
  for (let ms = 0; ms < 2000 && Number.isNaN(endedAt); ms += 1) {
    await vi.advanceTimersByTimeAsync(1);
  }
  return endedAt - startedAt;
}

interface Asked {
  startedAt: number;
  /** The revision at the time of the request. */
  revision: number;
  /** The newest content that was sent before the request. */
  seen: number;
  endedAt: number;
  content: number | 'failed';
}

const step = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ kind: 'ask' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'change' as const }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('answer' as const), which: fc.nat(3) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('fail' as const), which: fc.nat(3) }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.nat(PATIENCE * 5) }),
  },
);

test('in any order of events, answers never go back, never lag and never hang', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const database = createDatabase();
      const memory = createMemory<number>({
        revision: database.port,
        patienceMs: PATIENCE,
        // The limit has its own test: here a query may stay open for long.
        longestMs: 1e9,
      });
      const asked: Asked[] = [];
      let newest = 0;

      for (const action of steps) {
        if (action.kind === 'ask') {
          const one: Asked = {
            startedAt: performance.now(),
            revision: database.revision(),
            seen: newest,
            endedAt: Number.NaN,
            content: 'failed',
          };
          asked.push(one);
          const had = newest > 0;
          void memory
            .get('/', { load: database.load, make: (at) => at })
            .then(
              (content) => {
                one.content = content;
                newest = Math.max(newest, content);
              },
              () => expect(had).toBe(false),
            )
            .finally(() => {
              one.endedAt = performance.now();
              if (had) expect(one.endedAt - one.startedAt).toBeLessThanOrEqual(PATIENCE + 1);
            });
        } else if (action.kind === 'change') database.change();
        else if (action.kind === 'wait') await vi.advanceTimersByTimeAsync(action.ms);
        else {
          const [question] = database.open.splice(action.which, 1);
          if (action.kind === 'fail') question?.reject(new Error('away'));
          else question?.resolve(question.at);
        }
        await settle();
        // At most one query for each revision.
        expect(new Set(database.open.map(({ at }) => at)).size).toBe(database.open.length);
      }

      // The database now answers everything: the next answer has the newest revision.
      await answerAll(database);
      await vi.advanceTimersByTimeAsync(1001);
      const last = memory.get('/', { load: database.load, make: (at) => at });
      await settle();
      await answerAll(database);
      expect(await last).toBe(database.revision());

      for (const { content, seen, endedAt } of asked) {
        expect(endedAt).not.toBeNaN();
        if (content !== 'failed') expect(content).toBeGreaterThanOrEqual(seen);
      }
    }),
    { numRuns: 300 },
  );
});
