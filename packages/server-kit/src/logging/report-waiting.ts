/** When a wait is first reported, and how often after that, in ms. */
const REPORT_MS = 2000;

/** Reports on stderr every 2 s what a start waits for, until that is ready. */
export async function reportWaiting<Result>(
  what: string,
  wait: Promise<Result>,
  report: (line: string) => void = console.warn,
): Promise<Result> {
  const startedAt = performance.now();
  const timer = setInterval(() => {
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    report(`Waiting for ${what} (${seconds} s).`);
  }, REPORT_MS);
  try {
    return await wait;
  } finally {
    clearInterval(timer);
  }
}
