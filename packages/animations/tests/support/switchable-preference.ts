import type { MotionPreference } from '@praxiskit/animations';

/** A preference that a test switches while the page runs. */
export function switchablePreference(matches = false) {
  const listeners = new Set<() => void>();
  let current = matches;
  return {
    get matches() {
      return current;
    },
    get listenerCount() {
      return listeners.size;
    },
    addEventListener: (_type: 'change', listener: () => void) => void listeners.add(listener),
    removeEventListener: (_type: 'change', listener: () => void) => void listeners.delete(listener),
    set(value: boolean) {
      current = value;
      for (const listener of [...listeners]) listener();
    },
  } satisfies MotionPreference & { set(value: boolean): void; listenerCount: number };
}
