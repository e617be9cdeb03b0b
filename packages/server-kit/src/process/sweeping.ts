const HOUR_MS = 3_600_000;

/**
 * Runs each task now and every hour. One that fails is reported, keeps none of the others, and is
 * tried again with the next hour.
 *
 * @returns a function that stops it
 */
export function startSweeping(
  tasks: readonly (() => Promise<void>)[],
  onError: (error: unknown) => void,
): () => void {
  const run = () => {
    for (const task of tasks) void attempt(task).catch(onError);
  };
  const timer = setInterval(run, HOUR_MS);
  timer.unref();
  run();
  return () => clearInterval(timer);
}

/** Also what a task throws before its first `await` is a rejection. */
async function attempt(task: () => Promise<void>): Promise<void> {
  await task();
}
