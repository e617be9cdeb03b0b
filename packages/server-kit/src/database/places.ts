/** A place in the pool, or in the line before it. */
interface Place {
  /** Resolves when the place is free; rejects with what `giveUp` was given. */
  readonly ready: Promise<void>;
  /** False where the place is taken already: it has to be left then. */
  giveUp(reason: Error): boolean;
}

/** The places of a pool. */
export interface Places {
  /** How many wait. */
  readonly waiting: number;
  /** `hasBegun`: for a request that has used a connection before; it goes before all that have not. */
  take(hasBegun: boolean): Place;
  leave(): void;
}

/**
 * Who has begun goes first. Where everybody waits in one line, a crowd that is too large spends its
 * patience together: each gets its first answer, and none its last one.
 */
export function createPlaces(most: number): Places {
  const lines = { begun: [] as Entry[], others: [] as Entry[] };
  let taken = 0;

  return {
    get waiting() {
      return lines.begun.length + lines.others.length;
    },
    take(hasBegun) {
      if (taken < most) {
        taken += 1;
        return { ready: Promise.resolve(), giveUp: () => false };
      }
      const line = hasBegun ? lines.begun : lines.others;
      const entry: Entry = Promise.withResolvers<void>();
      line.push(entry);
      return {
        ready: entry.promise,
        giveUp(reason) {
          const at = line.indexOf(entry);
          if (at === -1) return false;
          line.splice(at, 1);
          entry.reject(reason);
          return true;
        },
      };
    },
    leave() {
      const next = lines.begun.shift() ?? lines.others.shift();
      if (next) next.resolve();
      else taken -= 1;
    },
  };
}

type Entry = ReturnType<typeof Promise.withResolvers<void>>;
