import { vi } from 'vitest';

/** The events of a window, for pages in Node: `leave` is when they are left, `online` when there is a network. */
export function createWindow() {
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  const tell = (name: string) => () => void target.dispatchEvent(new Event(name));
  return { leave: tell('pagehide'), online: tell('online') };
}
