import { createUuid } from '../values/create-uuid.ts';
import { heldLockNames, pagePrefix, type TabLocks } from './open-tabs.ts';

/** The open pages of one user, and their leader. */
export interface TabGroup {
  /** The id of this page; a new one with each load. */
  readonly id: string;
  readonly isLeader: boolean;
  /** The open pages; without locks only this one. */
  alive(): Promise<ReadonlySet<string>>;
  /** Runs while no other page runs the same. */
  alone<T>(run: () => Promise<T>): Promise<T>;
  end(): void;
}

/**
 * Each page holds its own lock while it is open, so that the others know it; one of them holds the
 * leader's lock. The browser passes it on when a page is closed or crashes. If the browser has no
 * locks, or refuses them (a page whose storage is blocked), each page is its own leader.
 */
export function createTabGroup(
  name: string,
  locks: TabLocks | undefined,
  onLeader: () => void,
): TabGroup {
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
  // Also without the lock: otherwise this page would never have a leader.
  void hold(`${name} leader`, lead).then(lead);

  return {
    id,
    get isLeader() {
      return isLeader && !signal.aborted;
    },
    async alive() {
      const held = await heldLockNames(locks);
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
        // No lock was given, or the work itself has failed; the caller gets that error below.
      }
      return work ?? run();
    },
    end() {
      end.abort();
      ended.resolve();
    },
  };
}
