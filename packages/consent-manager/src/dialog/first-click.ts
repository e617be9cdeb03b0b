/** The second click of a double click may hit a button below the removed element: it presses no button. */
export const firstClick =
  (press: () => void) =>
  ({ detail }: { detail: number }): void => {
    if (detail < 2) press();
  };
