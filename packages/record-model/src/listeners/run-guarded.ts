/** Calls what a caller has given: its error is reported as one that nobody catches, and stops nothing here. */
export function runGuarded(run: () => void): void {
  try {
    run();
  } catch (error) {
    // Only browsers have it.
    const { reportError = console.error } = globalThis as {
      reportError?: (error: unknown) => void;
    };
    reportError(error);
  }
}
