/** The two clocks of a page, in ms. */
export interface Clocks {
  /** `performance.now`: no user can set it, but in some browsers it stops while the device sleeps. */
  steady: () => number;
  /** `Date.now`: continues while the device sleeps, but can be set. */
  wall: () => number;
}

export interface Deadline {
  /** Milliseconds that are left; 0 once it has passed. */
  left: () => number;
  /** The page is no longer visible. */
  hide: () => void;
  /** Call it when the page is visible again: the clock that has gone further is right about the time between. */
  show: () => void;
}

/**
 * A moment `remaining` ms from now. While the page is visible only the steady clock counts, so that
 * setting the device's clock changes nothing. A sleep is made up for when the page is visible again.
 */
export function createDeadline(remaining: number, { steady, wall }: Clocks): Deadline {
  let end = steady() + remaining;
  let hidden: { steady: number; wall: number } | null = null;
  return {
    left: () => Math.max(end - steady(), 0),
    hide() {
      hidden ??= { steady: steady(), wall: wall() };
    },
    show() {
      if (!hidden) return;
      const asleep = wall() - hidden.wall - (steady() - hidden.steady);
      end -= Math.max(asleep, 0);
      hidden = null;
    },
  };
}
