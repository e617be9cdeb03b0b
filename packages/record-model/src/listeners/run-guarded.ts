/**
 * Calls a function of the caller: its error is reported as uncaught, and does not stop this code.
 */
export function runGuarded(run: () => void): void {
  try {
    run();
  } catch (error) {
    // Only browsers have `reportError`.
    const { reportError = console.error } = globalThis as {
      reportError?: (error: unknown) => void;
    };
    reportError(error);
  }
}
