import { setTimeout as sleep } from 'node:timers/promises';

/** How long a reader waits for newer figures, in ms. */
const PATIENCE_MS = 1000;

/** Figures by name; one that ends with `_total` only rises. */
export type Figures = Readonly<Record<string, number>>;

export interface LatestFigures {
  known: Figures;
  /** One question of all readers; after a second, or where it fails, the last figures stay. */
  refresh(): Promise<void>;
}

/** @throws the error of the first read */
export async function readFigures(
  figures: () => Figures | Promise<Figures>,
): Promise<LatestFigures> {
  let asking: Promise<void> | null = null;
  async function ask() {
    try {
      latest.known = await figures();
    } catch {
      // Of a database that is away nothing newer is known.
    }
  }
  const latest: LatestFigures = {
    known: await figures(),
    async refresh() {
      asking ??= ask().finally(() => {
        asking = null;
      });
      const ended = new AbortController();
      const patience = sleep(PATIENCE_MS, undefined, { signal: ended.signal }).catch(() => {});
      await Promise.race([asking, patience]);
      ended.abort();
    },
  };
  return latest;
}
