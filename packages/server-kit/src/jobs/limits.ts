/**
 * How jobs wait. A node that is killed says nothing more, so that another one takes its job over in less
 * than 60 s: 40 s without a sign, looked for every 4 s (so that two looks are 8 s apart at most), 5 s
 * until it is due and 1.5 s until it is fetched. A database that is away for 20 s takes no job from the
 * node that is at it: it gives a sign every 3 s, which waits 8 s at most.
 */
export const jobLimits = {
  /** How long one try may take, in s: longer than every limit of the mailer together. */
  expireS: 1800,
  heartbeatS: 40,
  signS: 3,
  lookS: 4,
  queryMs: 8000,
  /** Between two looks for jobs that are due, in s. A notification brings new ones at once. */
  pollS: 1.5,
  /** Jobs of one kind that a node does side by side. */
  atOnce: 5,
  /** How long a stop waits for jobs in progress, in ms. */
  stopMs: 5000,
};

/** One that was lost with its node is tried again after 1 to 5 s. */
export const queueOptions = {
  retryLimit: 1000,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 5,
  expireInSeconds: jobLimits.expireS,
  heartbeatSeconds: jobLimits.heartbeatS,
  notify: true,
};

/**
 * A failed job is tried again after 1 min, 2 min, 4 min, … at most 1 h, for a day, in s. Each start of
 * the job counts, also by a node that was killed or stopped meanwhile.
 */
export interface RetryPlan {
  firstS: number;
  longestS: number;
  giveUpS: number;
}
export const retryPlan: RetryPlan = { firstS: 60, longestS: 3600, giveUpS: 86_400 };

/** Seconds until the next try; null if there is none. */
export function nextTryIn(plan: RetryPlan, tries: number, createdOn: Date): number | null {
  if (Date.now() - createdOn.getTime() >= plan.giveUpS * 1000) return null;
  return Math.min(plan.longestS, plan.firstS * 2 ** Math.min(tries - 1, 20));
}
