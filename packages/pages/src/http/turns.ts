/** A queue in which a few work at once, the others wait, and those beyond are refused. */
export interface Turns {
  /**
   * Comes in, for as long as `work` takes.
   *
   * @throws what `refusal` makes, at once, where too many are inside
   */
  enter<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Of those inside: waits for a turn, and has it for as long as `work` takes. */
  take<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** `inside`: how many may be inside; `atWork`: how many of these work at the same time. */
export function createTurns(inside: number, atWork: number, refusal: () => Error): Turns {
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
      // The turn of the one before is handed on: nobody comes between.
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
