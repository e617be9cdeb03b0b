import { afterEach, beforeEach } from 'vitest';

type Added = Parameters<typeof window.addEventListener>;

/** For code that listens to its window forever: removes the listeners that a test has added. */
export function forgetListeners(): void {
  const { addEventListener } = window;
  const added: Added[] = [];
  beforeEach(() => {
    window.addEventListener = (...given: Added) => {
      added.push(given);
      addEventListener.call(window, ...given);
    };
  });
  afterEach(() => {
    window.addEventListener = addEventListener;
    for (const [type, listener, options] of added.splice(0)) {
      window.removeEventListener(type, listener, options);
    }
  });
}
