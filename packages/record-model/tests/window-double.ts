import { vi } from 'vitest';

/**
 * The events of a window, for pages in Node: `leave` when the page is left, `online` when there is
 * a network.
 */
export function createWindow() {
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  const fire = (name: string) => () => void target.dispatchEvent(new Event(name));
  return { leave: fire('pagehide'), online: fire('online') };
}
