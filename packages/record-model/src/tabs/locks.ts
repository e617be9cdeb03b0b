import { createUuid } from '../values/create-uuid.ts';

/** The part of `navigator.locks` that is used. */
export type TabLocks = Pick<LockManager, 'request' | 'query'>;

/** The locks and the channel of one user's pages. */
export const crewName = (owner: string): string => `praxiskit records ${owner}`;

const pagePrefix = (name: string) => `${name} page `;

/** Some page of this user is alive; false, too, where the browser has no locks. */
export async function hasCrew(owner: string): Promise<boolean> {
  const prefix = pagePrefix(crewName(owner));
  return (await heldOf(globalThis.navigator?.locks)).some((name) => name.startsWith(prefix));
}

/** The names of the locks that are held; none where the browser refuses to say. */
async function heldOf(locks: TabLocks | undefined): Promise<string[]> {
  const { held = [] } = (await locks?.query().catch(() => undefined)) ?? {};
  return held.map(({ name = '' }) => name);
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
 * holds the leader's. The browser gives it to the next when a page is closed or crashes. Where it has no
 * locks, or refuses them (a page whose storage is blocked), each page leads itself.
 */
export function createCrew(name: string, locks: TabLocks | undefined, onLeader: () => void): Crew {
  const id = createUuid();
  const ended = Promise.withResolvers<void>();
  const end = new AbortController();
  const { signal } = end;
  let isLeader = false;
  const prefix = pagePrefix(name);
  const hold = async (lock: string, held?: () => void) => {
    try {
      await locks?.request(lock, { signal }, () => {
        held?.();
        return ended.promise;
      });
    } catch {
      // Aborted while it waited, or refused.
    }
  };
  const lead = () => {
    if (isLeader || signal.aborted) return;
    isLeader = true;
    onLeader();
  };
  void hold(prefix + id);
  // Without the lock, too: nobody else would ever lead this page.
  void hold(`${name} leader`, lead).then(lead);

  return {
    id,
    get isLeader() {
      return isLeader && !signal.aborted;
    },
    async alive() {
      const held = await heldOf(locks);
      const pages = held.flatMap((lock) =>
        lock.startsWith(prefix) ? [lock.slice(prefix.length)] : [],
      );
      return new Set([id, ...pages]);
    },
    async alone<T>(run: () => Promise<T>) {
      let work: Promise<T> | undefined;
      const start = () => {
        work = run();
        return work;
      };
      try {
        await locks?.request(`${name} alone`, start);
      } catch {
        // No lock was given, or the work itself has failed, which is told below.
      }
      return work ?? run();
    },
    end() {
      end.abort();
      ended.resolve();
    },
  };
}
