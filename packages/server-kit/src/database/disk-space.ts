import { statfsSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';

/**
 * Bytes that have to be free for a write: PGlite's log grows by 16 MiB at a time, and where the next part
 * cannot be made, PostgreSQL ends itself, which in PGlite is a loop without an end.
 */
const LEAST_FREE = 17 * 2 ** 20;
const LOOK_MS = 1000;
/** Without it PGlite, which has no checkpointer, keeps its whole log until it is closed. */
const CHECKPOINT_MS = 3_600_000;

/** Keeps PGlite from writing while its disk is full. */
export interface DiskSpace {
  /** As of now, without a write to the disk. */
  hasSpace(): boolean;
  /** Makes PGlite refuse writes, or take them again, if the disk has become full, or has space again. */
  settle(): Promise<void>;
  stop(): void;
}

/** Whether this many bytes are free; true if the file system does not report it. */
export function hasSpace(directory: string, bytes: number = LEAST_FREE): boolean {
  try {
    const { bavail, bsize } = statfsSync(directory);
    return bavail * bsize >= bytes;
  } catch {
    return true;
  }
}

/** Reads go on: writes are refused by PostgreSQL itself, as 25006, which is answered as 503. */
export function watchDiskSpace(pglite: PGlite, directory: string): DiskSpace {
  let isReadOnly = false;
  let change = Promise.resolve();

  async function follow(): Promise<void> {
    const isFull = !hasSpace(directory);
    if (isFull === isReadOnly) return;
    await pglite.query(`set default_transaction_read_only = ${isFull ? 'on' : 'off'}`);
    isReadOnly = isFull;
  }
  const settle = () => {
    if (hasSpace(directory) === !isReadOnly) return change;
    change = change.then(follow, follow);
    return change;
  };
  const looking = setInterval(() => void settle().catch(() => {}), LOOK_MS);
  const checkpoints = setInterval(() => {
    if (hasSpace(directory)) void pglite.query('checkpoint').catch(() => {});
  }, CHECKPOINT_MS);
  looking.unref();
  checkpoints.unref();
  return {
    hasSpace: () => hasSpace(directory),
    settle,
    stop() {
      clearInterval(looking);
      clearInterval(checkpoints);
    },
  };
}
