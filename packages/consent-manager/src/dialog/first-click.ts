/** The second click of a double one was meant for what the first has taken away: it answers no question. */
export const firstClick =
  (press: () => void) =>
  ({ detail }: { detail: number }): void => {
    if (detail < 2) press();
  };
