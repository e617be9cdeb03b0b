/** When a wait is first told, and how often after that, in ms. */
const TELL_MS = 2000;

/** Says what a start waits for, on stderr, every 2 s until it is there. */
export async function tellWaiting<Result>(
  what: string,
  wait: Promise<Result>,
  tell: (line: string) => void = console.warn,
): Promise<Result> {
  const startedAt = performance.now();
  const timer = setInterval(() => {
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    tell(`Waiting for ${what} (${seconds} s).`);
  }, TELL_MS);
  try {
    return await wait;
  } finally {
    clearInterval(timer);
  }
}
