import { unavailable } from './unavailable.ts';

export type MaybePromise<Value> = Value | Promise<Value>;

/** What came in time; without a value where nothing did, or it failed. */
export interface Settled<Value> {
  isSettled: boolean;
  value: Value | null;
}

/** Waits for `asked`, but no longer than until `deadline`, in ms of performance.now(). Never rejects. */
export function settleUntil<Value>(
  asked: MaybePromise<Value>,
  deadline: number,
): Promise<Settled<Value>> {
  return new Promise((resolve) => {
    const giveUp = () => resolve({ isSettled: false, value: null });
    // On a busy machine the answer may be here already, behind the timer: one turn more finds it.
    const timer = setTimeout(() => setImmediate(giveUp), Math.max(0, deadline - performance.now()));
    Promise.resolve(asked)
      .then((value) => resolve({ isSettled: true, value }), giveUp)
      .finally(() => clearTimeout(timer));
  });
}

const lateError = () => unavailable('The content did not come in time');

/**
 * The value, where it comes until `deadline`, in ms of performance.now().
 * @throws what `asked` has thrown; where nothing came what `late` makes, by default an error with
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
