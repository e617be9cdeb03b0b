import type { RecordError } from './error.ts';

const firstMs = 1000;
const longestMs = 30_000;

/** The pause after this many failed tries, in ms: 1 s, 2 s … 30 s. */
const retryPause = (tries: number): number => Math.min(firstMs * 2 ** tries, longestMs);

/** The same, but at least as long as the server has asked for. */
export const pauseAfter = ({ retryAt = 0 }: RecordError, tries: number, now: number): number =>
  Math.max(retryPause(tries), retryAt - now);
