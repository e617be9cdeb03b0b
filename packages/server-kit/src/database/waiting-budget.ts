import { AsyncLocalStorage } from 'node:async_hooks';

/** How long one request waits for connections, all its queries together, in ms. */
const REQUEST_MS = 500;
/** The same for each query of a job, a sweep or a start, which nobody watches. */
const OTHERS_MS = 5000;

/** What is left of the waiting of one request, in ms. */
export interface WaitingBudget {
  left: number;
  /** It has had a connection before: what it has begun is not to be in vain. */
  hasBegun: boolean;
  /** Nobody waits for the answer any more; absent where what is begun may be for others, too. */
  isGone?: () => boolean;
}

const budgets = new AsyncLocalStorage<WaitingBudget>();

export function createRequestBudget(isGone?: () => boolean): WaitingBudget {
  return { left: REQUEST_MS, hasBegun: false, ...(isGone && { isGone }) };
}

/** Tells of the request that this is done for; null where nobody's going ends it. */
export const isCallerGone = (): (() => boolean) | null => budgets.getStore()?.isGone ?? null;

/** Everything that `work` causes shares the budget. */
export function withBudget(budget: WaitingBudget, work: () => void): void {
  budgets.run(budget, work);
}

/** That of the request that this is done for; null for jobs and whatever else nobody watches. */
export const ownBudget = (): WaitingBudget | null => budgets.getStore() ?? null;

/** The budget of one query that several requests have asked for. */
export interface SharedBudget {
  run(work: () => void): void;
  /**
   * Before the query begins. It may wait as long as the most patient of them, and as soon as it is answered,
   * `answer`, each of them has waited and had a connection.
   */
  join<Answer>(own: WaitingBudget, answer: Promise<Answer>): Promise<Answer>;
}

export function shareBudget(): SharedBudget {
  // Without `isGone`: it goes on for those who are still there.
  const shared: WaitingBudget = { left: 0, hasBegun: false };
  let mostMs = 0;
  return {
    run: (work) => withBudget(shared, work),
    join(own, answer) {
      mostMs = Math.max(mostMs, own.left);
      shared.left = mostMs;
      shared.hasBegun ||= own.hasBegun;
      return answer.finally(() => {
        own.left -= mostMs - shared.left;
        own.hasBegun ||= shared.hasBegun;
      });
    },
  };
}

/** How long may be waited now, in ms. */
export interface Wait {
  readonly ms: number;
  readonly hasBegun: boolean;
  /** There is a connection. */
  begin(): void;
  /** The wait is over, in any case; so many ms of it cost nothing. */
  end(freeMs: number): void;
}

export function openWait(): Wait {
  const budget = budgets.getStore();
  const startedAt = performance.now();
  const waited = () => performance.now() - startedAt;
  const ms = budget ? Math.max(0, budget.left) : OTHERS_MS;
  return {
    ms,
    hasBegun: budget?.hasBegun ?? false,
    begin() {
      if (budget) budget.hasBegun = true;
    },
    end(freeMs) {
      if (budget) budget.left -= Math.max(0, waited() - freeMs);
    },
  };
}
