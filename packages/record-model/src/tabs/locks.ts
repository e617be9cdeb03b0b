import { createUuid } from '../values/create-uuid.ts';
import { heldOf, pagePrefix, type TabLocks } from './has-crew.ts';

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
