/** Whether reduced motion is preferred: the current value, and an event when it changes. */
export interface MotionPreference {
  readonly matches: boolean;
  addEventListener(type: 'change', listener: () => void): void;
  removeEventListener(type: 'change', listener: () => void): void;
}

/** The visitor's `prefers-reduced-motion`; `reduce` on a server, where nothing moves. */
export function reducedMotionPreference(): MotionPreference {
  if (typeof matchMedia === 'function') return matchMedia('(prefers-reduced-motion: reduce)');
  return { matches: true, addEventListener() {}, removeEventListener() {} };
}
