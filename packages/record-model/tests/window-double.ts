import { vi } from 'vitest';

/** The events of a window, for pages in Node: `leave` is the moment in which they are left. */
export function createWindow() {
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  return { leave: () => void target.dispatchEvent(new Event('pagehide')) };
}
