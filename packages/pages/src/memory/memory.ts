import { settleUntil, valueUntil } from './in-time.ts';

/** Reports whether stored values are still current. */
export interface RevisionPort {
  /** The last known revision, without a query. */
  readonly known: number;
  /** Changes are received immediately: `known` is certain. */
  readonly isLive: boolean;
  /** Queries the revision if it is not certain. */
  current(): number | Promise<number>;
}

/** How a value is created: a step that may hang, then one that cannot. */
interface Recipe<Loaded, Value> {
  load(): Promise<Loaded>;
  make(loaded: Loaded): Value | Promise<Value>;
}

/** A value, and whether it is the newest known one. */
export interface Found<Value> {
  value: Value;
  isNewest: boolean;
}

/** Values by key, each as of one content revision. */
export interface Memory<Value> {
  /** The value if it is certainly current; undefined if something has to be read first. */
  fresh(key: string): Value | undefined;
  /**
   * The newest value that is available in time. An older value is better than none: it is returned
   * if the revision or the data do not arrive in time, or fail. `until` (performance.now() in ms,
   * by default the patience from now) is for requests that wait for several values.
   *
   * @throws the error of `load` or `make`, or `statusCode` 503 if they took too long; only without
   * an older value
   */
  get<Loaded>(key: string, recipe: Recipe<Loaded, Value>, until?: number): Promise<Value>;
  /** The same, for callers that need to know whether the value is older. */
  find<Loaded>(key: string, recipe: Recipe<Loaded, Value>, until?: number): Promise<Found<Value>>;
}

/** The waiting times of a memory, and its conditions. */
export interface MemoryOptions<Value> {
  revision: RevisionPort;
  /** False for a value that represents a failure: it is not stored, and an older one is better. */
  isGood?(value: Value): boolean;
  /**
   * Milliseconds that a request waits for the database if an older value exists; 250 by default.
   */
  patienceMs?: number;
  /**
   * Milliseconds after a failure in which older values are returned without a new try; 1000 by
   * default.
   */
  pauseMs?: number;
  /**
   * Milliseconds after which an attempt counts as lost: its callers stop waiting, and another
   * attempt may start; 10,000 by default.
   */
  longestMs?: number;
}

interface Attempt<Value> {
  revision: number;
  startedAt: number;
  /** The data have been read. */
  loaded: Promise<unknown>;
  value: Promise<Value>;
}

/**
 * Stores values until the content's revision rises; each is created once for simultaneous requests.
 * The caller must limit the number of keys.
 */
export function createMemory<Value>(options: MemoryOptions<Value>): Memory<Value> {
  const { revision, isGood = () => true } = options;
  const { patienceMs = 250, pauseMs = 1000, longestMs = 10_000 } = options;
  const kept = new Map<string, { revision: number; value: Value }>();
  const attempts = new Map<string, Attempt<Value>>();
  const failedAt = new Map<string, number>();

  function attempt<Loaded>(
    key: string,
    at: number,
    { load, make }: Recipe<Loaded, Value>,
  ): Attempt<Value> {
    const running = attempts.get(key);
    const isLost = running && performance.now() - running.startedAt >= longestMs;
    if (running && running.revision >= at && !isLost) return running;
    const loaded = load();
    const value = loaded.then(make);
    const own: Attempt<Value> = { revision: at, startedAt: performance.now(), loaded, value };
    attempts.set(key, own);
    value
      .then((made) => {
        if (!isGood(made)) return failedAt.set(key, performance.now());
        // A slow attempt must not replace a newer one.
        if ((kept.get(key)?.revision ?? -1) <= at) kept.set(key, { revision: at, value: made });
        return failedAt.delete(key);
      })
      .catch(() => failedAt.set(key, performance.now()))
      .finally(() => attempts.get(key) === own && attempts.delete(key));
    return own;
  }

  async function currentRevision(until: number): Promise<number> {
    const current = revision.current();
    if (typeof current === 'number') return current;
    return (await settleUntil(current, until)).value ?? revision.known;
  }

  return {
    fresh(key) {
      if (!revision.isLive) return undefined;
      const found = kept.get(key);
      return found && found.revision >= revision.known ? found.value : undefined;
    },
    get: async (key, recipe, until) => (await find(key, recipe, until)).value,
    find,
  };

  async function find<Loaded>(
    key: string,
    recipe: Recipe<Loaded, Value>,
    until = performance.now() + patienceMs,
  ): Promise<Found<Value>> {
    const at = await currentRevision(until);
    const older = kept.get(key);
    if (!older) {
      const { startedAt, value } = attempt(key, at, recipe);
      return newest(await valueUntil(value, startedAt + longestMs));
    }
    if (older.revision >= at) return newest(older.value);
    const instead = { value: older.value, isNewest: false };

    const isPausing = performance.now() - (failedAt.get(key) ?? -pauseMs) < pauseMs;
    if (isPausing) return instead;
    const { startedAt, loaded, value } = attempt(key, at, recipe);
    const { isSettled } = await settleUntil(loaded, Math.min(until, startedAt + patienceMs));
    if (!isSettled) return instead;
    return value.then(
      (made) => (isGood(made) ? newest(made) : instead),
      () => instead,
    );
  }
}

const newest = <Value>(value: Value): Found<Value> => ({ value, isNewest: true });
