import type { Clock } from '../api/clock.ts';

/** A moment at which waiting ends, even if the work ignores its signal. */
export interface Deadline {
  /** Aborts at that moment, or with the caller's own. */
  readonly signal: AbortSignal;
  /** Rejects at that moment with a TimeoutError, or with the reason of the caller's signal. */
  race<T>(work: Promise<T>): Promise<T>;
  /** Moves the moment to `milliseconds` from now. */
  extend(milliseconds: number): void;
  end(): void;
}

/** @param given the caller's own signal, which may abort earlier */
export function createDeadline(clock: Clock, milliseconds: number, given?: AbortSignal): Deadline {
  const own = new AbortController();
  const signal = given === undefined ? own.signal : AbortSignal.any([own.signal, given]);
  const aborted = new Promise<never>((_resolve, reject) => {
    const fail = () => reject(signal.reason);
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });
  aborted.catch(() => undefined);
  const arm = (ms: number) =>
    clock.setTimeout(() => own.abort(new DOMException('No answer in time', 'TimeoutError')), ms);
  let timer = arm(milliseconds);
  return {
    signal,
    race: (work) => Promise.race([work, aborted]),
    extend(ms) {
      clock.clearTimeout(timer);
      timer = arm(ms);
    },
    end: () => clock.clearTimeout(timer),
  };
}
