/** How long failures of one kind share a line, in ms. */
const SHARED_MS = 1000;

/** Writes the line; `repeated`: how many of its kind were left out since the last one, null for none. */
type WriteLine = (repeated: number | null) => void;

/** Failures of one kind as one line a second, so that an outage fills no disk. */
export interface FoldedLines {
  /**
   * The first of a kind is written at once. Those that follow within a second are counted, and the last
   * of them is written with their number when the second is over.
   */
  add(kind: string, write: WriteLine): void;
  /** Writes the counts so far; from now on every line is written at once. */
  close(): void;
}

interface Shared {
  repeated: number;
  write: WriteLine;
  timer: NodeJS.Timeout;
}

/** The number of kinds has to be bounded by the caller. */
export function foldRepeats(): FoldedLines {
  const shared = new Map<string, Shared>();
  let isClosed = false;

  function share(kind: string, write: WriteLine): void {
    // Not `unref`: a process that ends by itself waits for the count.
    const timer = setTimeout(() => end(kind), SHARED_MS);
    shared.set(kind, { repeated: 0, write, timer });
  }

  function end(kind: string): void {
    const { repeated, write, timer } = shared.get(kind) as Shared;
    clearTimeout(timer);
    shared.delete(kind);
    if (repeated === 0) return;
    write(repeated);
    if (!isClosed) share(kind, write);
  }

  return {
    add(kind, write) {
      const known = shared.get(kind);
      if (known) {
        known.repeated += 1;
        known.write = write;
        return;
      }
      write(null);
      if (!isClosed) share(kind, write);
    },
    close() {
      isClosed = true;
      for (const kind of [...shared.keys()]) end(kind);
    },
  };
}
