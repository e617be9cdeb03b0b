/** Resolves when the work has ended, successfully or not, or after `milliseconds`. */
export const withTimeout = (work: Promise<unknown>, milliseconds: number): Promise<void> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, milliseconds))]).then(
    () => undefined,
    () => undefined,
  );
