/** Resolves when the work has ended, well or not, or after so many ms: what is stuck holds nothing up. */
export const withTimeout = (work: Promise<unknown>, milliseconds: number): Promise<void> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, milliseconds))]).then(
    () => undefined,
    () => undefined,
  );
