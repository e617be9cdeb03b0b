const HOUR_MS = 3_600_000;

/**
 * Runs each task now and every hour. One that fails is reported, keeps none of the others, and is
 * tried again with the next hour.
 *
 * @returns a function that stops it, and resolves once the tasks that run have ended: a database that
 *   is closed under a task may wait for it forever
 */
export function startSweeping(
  tasks: readonly (() => Promise<void>)[],
  onError: (error: unknown) => void,
): () => Promise<void> {
  const running = new Set<Promise<void>>();
  const run = () => {
    for (const task of tasks) {
      const attempted = attempt(task)
        .catch(onError)
        .finally(() => running.delete(attempted));
      running.add(attempted);
    }
  };
  const timer = setInterval(run, HOUR_MS);
  timer.unref();
  run();
  return async () => {
    clearInterval(timer);
    await Promise.all(running);
  };
}

/** An error before a task's first `await` is a rejection, too. */
async function attempt(task: () => Promise<void>): Promise<void> {
  await task();
}
