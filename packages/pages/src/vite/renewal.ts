import { setTimeout as sleep } from 'node:timers/promises';

/** Changes that come together cause one new start. Vite forgets changed modules within this time, too. */
const SETTLE_MS = 30;

/** Something that is stopped and started anew when its sources have changed; one at a time. */
export interface Renewal<Running> {
  /** The one that runs, as soon as no start is under way; null where the last start failed. */
  current(): Promise<Running | null>;
  /** Why the last start failed; null where it did not. */
  failure(): unknown;
  renew(): void;
  /** Waits for a start that is under way, stops what runs, and starts nothing any more. */
  close(): Promise<void>;
}

export interface RenewalOptions<Running> {
  start(): Promise<Running>;
  stop(running: Running): Promise<void>;
  /** After each start: with what runs now, or null and the error. */
  onStart(running: Running | null, failure: unknown): void;
}

export function createRenewal<Running>(options: RenewalOptions<Running>): Renewal<Running> {
  let running: Running | null = null;
  let failure: unknown = null;
  let isStale = true;
  let isClosed = false;
  let work: Promise<void> | null = run();

  async function run(): Promise<void> {
    while (isStale) {
      const old = running;
      running = null;
      // What cannot be stopped must not hinder the next one; that says itself what is in its way.
      if (old !== null) await options.stop(old).catch(() => {});
      await sleep(SETTLE_MS);
      isStale = false;
      try {
        running = await options.start();
        failure = null;
      } catch (error) {
        failure = error;
      }
      if (!isStale) options.onStart(running, failure);
    }
    work = null;
  }

  async function settle(): Promise<void> {
    while (work) await work;
  }

  return {
    async current() {
      await settle();
      return running;
    },
    failure: () => failure,
    renew() {
      if (isClosed) return;
      isStale = true;
      work ??= run();
    },
    async close() {
      isClosed = true;
      await settle();
      if (running !== null) await options.stop(running);
      running = null;
    },
  };
}
