/** The part of `navigator.locks` that is used. */
export type TabLocks = Pick<LockManager, 'request' | 'query'>;

/** The locks and the channel of one user's pages. */
export const crewName = (owner: string): string => `praxiskit records ${owner}`;

const pagePrefix = (name: string) => `${name} page `;

/** Some page of this user is alive; false, too, where the browser has no locks. */
export async function hasCrew(owner: string): Promise<boolean> {
  const { held = [] } = (await globalThis.navigator?.locks?.query()) ?? {};
  const prefix = pagePrefix(crewName(owner));
  return held.some(({ name = '' }) => name.startsWith(prefix));
}

/** Who of the pages of one user is alive, and which of them leads. */
export interface Crew {
  /** Of this page, as it is now: another one of each load. */
  readonly id: string;
  readonly isLeader: boolean;
  /** The pages that are alive; without locks this one alone. */
  alive(): Promise<ReadonlySet<string>>;
  /** Runs while no other page runs the same. */
  alone<T>(run: () => Promise<T>): Promise<T>;
  end(): void;
}

/**
 * Each page holds a lock of its own for as long as it lives, so that the others know it; one of them
 * holds the leader's. The browser gives it to the next when a page is closed or crashes.
 */
export function createCrew(name: string, locks: TabLocks | undefined, onLeader: () => void): Crew {
  const id = crypto.randomUUID();
  const ended = Promise.withResolvers<void>();
  const end = new AbortController();
  const { signal } = end;
  let isLeader = locks === undefined;
  const prefix = pagePrefix(name);
  // Both requests reject where they are aborted while they wait.
  const hold = (lock: string, held: () => void) =>
    locks
      ?.request(lock, { signal }, () => {
        held();
        return ended.promise;
      })
      .catch(() => undefined);
  hold(prefix + id, () => undefined);
  hold(`${name} leader`, () => {
    isLeader = true;
    onLeader();
  });
  if (isLeader) queueMicrotask(onLeader);

  return {
    id,
    get isLeader() {
      return isLeader && !signal.aborted;
    },
    async alive() {
      const { held = [] } = (await locks?.query()) ?? {};
      const pages = held.flatMap(({ name: lock = '' }) =>
        lock.startsWith(prefix) ? [lock.slice(prefix.length)] : [],
      );
      return new Set([id, ...pages]);
    },
    alone: (run) => (locks ? locks.request(`${name} alone`, run) : run()) as never,
    end() {
      end.abort();
      ended.resolve();
    },
  };
}
