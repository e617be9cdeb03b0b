/** Whether reduced motion is preferred: the current value, and an event when it changes. */
export interface MotionPreference {
  readonly matches: boolean;
  addEventListener(type: 'change', listener: () => void): void;
  removeEventListener(type: 'change', listener: () => void): void;
}

/** The visitor's own `prefers-reduced-motion`; on a server, where nothing moves, it is `reduce`. */
export function reducedMotionPreference(): MotionPreference {
  if (typeof matchMedia === 'function') return matchMedia('(prefers-reduced-motion: reduce)');
  return { matches: true, addEventListener() {}, removeEventListener() {} };
}
