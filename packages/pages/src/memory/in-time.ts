import { unavailable } from './unavailable.ts';

export type MaybePromise<Value> = Value | Promise<Value>;

/** A value that arrived in time; without a value if none did, or if it failed. */
export interface Settled<Value> {
  isSettled: boolean;
  value: Value | null;
}

/** Waits for `asked` until `deadline`, in ms of performance.now(). Never rejects. */
export function settleUntil<Value>(
  asked: MaybePromise<Value>,
  deadline: number,
): Promise<Settled<Value>> {
  return new Promise((resolve) => {
    const giveUp = () => resolve({ isSettled: false, value: null });
    // On a busy machine the answer may be queued behind the timer: one more turn finds it.
    const timer = setTimeout(() => setImmediate(giveUp), Math.max(0, deadline - performance.now()));
    Promise.resolve(asked)
      .then((value) => resolve({ isSettled: true, value }), giveUp)
      .finally(() => clearTimeout(timer));
  });
}

const lateError = () => unavailable('The content did not come in time');

/**
 * The value, if it arrives before `deadline`, in ms of performance.now().
 * @throws the error of `asked`; without an answer the error of `late`, by default one with
 * `statusCode` 503
 */
export function valueUntil<Value>(
  asked: Promise<Value>,
  deadline: number,
  late: () => Error = lateError,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(late());
    const timer = setTimeout(giveUp, Math.max(0, deadline - performance.now()));
    asked.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
