import { AsyncLocalStorage } from 'node:async_hooks';

/** How long one request waits for connections, all its queries together, in ms. */
const REQUEST_MS = 500;
/** The same for each query of a job, a sweep or a start, which nobody watches. */
const OTHERS_MS = 5000;

const budgets = new AsyncLocalStorage<{ left: number }>();

/** Everything that `answer` causes shares one budget. */
export function withRequestBudget(answer: () => void): void {
  budgets.run({ left: REQUEST_MS }, answer);
}

/** How long may be waited now, in ms; `end` is called when the wait is over. */
export function openWait(): { ms: number; end(): void } {
  const budget = budgets.getStore();
  if (!budget) return { ms: OTHERS_MS, end: () => {} };
  const startedAt = performance.now();
  return {
    ms: Math.max(0, budget.left),
    end() {
      budget.left -= performance.now() - startedAt;
    },
  };
}
