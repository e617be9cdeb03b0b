import { AsyncLocalStorage } from 'node:async_hooks';

/** How long one request waits for connections, all its queries together, in ms. */
const REQUEST_MS = 500;
/** The same for each query of a job, a sweep or a start, which nobody watches. */
const OTHERS_MS = 5000;

/** What is left of the waiting of one request, in ms. */
export interface WaitingBudget {
  left: number;
}

const budgets = new AsyncLocalStorage<WaitingBudget>();

export function createRequestBudget(): WaitingBudget {
  return { left: REQUEST_MS };
}

/** Everything that `work` causes shares the budget. */
export function withBudget(budget: WaitingBudget, work: () => void): void {
  budgets.run(budget, work);
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
