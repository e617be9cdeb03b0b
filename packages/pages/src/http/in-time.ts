export type MaybePromise<Value> = Value | Promise<Value>;

/** What came in time; without a value where nothing did, or it failed. */
export interface Settled<Value> {
  isSettled: boolean;
  value: Value | null;
}

/** Waits for `asked`, but no longer than `patienceMs` milliseconds. Never rejects. */
export function settleInTime<Value>(
  asked: MaybePromise<Value>,
  patienceMs: number,
): Promise<Settled<Value>> {
  return new Promise((resolve) => {
    const giveUp = () => resolve({ isSettled: false, value: null });
    const timer = setTimeout(() => setImmediate(giveUp), patienceMs);
    Promise.resolve(asked)
      .then((value) => resolve({ isSettled: true, value }), giveUp)
      .finally(() => clearTimeout(timer));
  });
}
