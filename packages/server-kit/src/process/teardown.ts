/** Stops all parts that a process has started. */
export interface Teardown {
  /** Called with each part as it starts. */
  add(stop: () => unknown): void;
  /**
   * Stops all parts, the last one first; one that fails keeps none of the others.
   * @throws the first error, once all have been stopped
   */
  run(): Promise<void>;
}

/** An empty list of parts to stop. */
export function createTeardown(): Teardown {
  const stops: (() => unknown)[] = [];
  return {
    add(stop) {
      stops.push(stop);
    },
    async run() {
      const errors: unknown[] = [];
      for (const stop of stops.splice(0).reverse()) {
        try {
          await stop();
        } catch (error) {
          errors.push(error);
        }
      }
      if (errors.length > 0) throw errors[0];
    },
  };
}
