/** A queue in which a few tasks run at once, others wait, and further ones are refused. */
export interface Limiter {
  /**
   * Holds a place inside while `work` runs.
   *
   * @throws the error of `refusal`, immediately, if all places are taken
   */
  enter<Result>(work: () => Promise<Result>): Promise<Result>;
  /** For a task inside: waits for its turn, and holds it while `work` runs. */
  take<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** `inside`: the most tasks inside; `atWork`: how many of them run at the same time. */
export function createLimiter(inside: number, atWork: number, refusal: () => Error): Limiter {
  const waiting: (() => void)[] = [];
  let entered = 0;
  let working = 0;

  return {
    async enter(work) {
      if (entered >= inside) throw refusal();
      entered += 1;
      try {
        return await work();
      } finally {
        entered -= 1;
      }
    },
    async take(work) {
      if (working < atWork) working += 1;
      // The turn is handed to the next waiting task, so that no other task takes it.
      else await new Promise<void>((resolve) => void waiting.push(resolve));
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else working -= 1;
      }
    },
  };
}
