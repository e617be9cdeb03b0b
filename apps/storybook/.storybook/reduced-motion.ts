const QUERY = /prefers-reduced-motion:\s*(reduce|no-preference)/;

let isReduced = false;
const listeners = new Set<() => void>();
const systemMatchMedia = window.matchMedia.bind(window);

/** The visitor's own preference, or the toolbar's: whoever asks in script gets that answer, live. */
function matchMedia(query: string): MediaQueryList {
  const own = systemMatchMedia(query);
  const [, asked] = QUERY.exec(query) ?? [];
  if (!asked) return own;
  const told = new Map<unknown, () => void>();
  return new Proxy(own, {
    get(target, key) {
      if (key === 'matches') return isReduced ? asked === 'reduce' : target.matches;
      if (key === 'addEventListener') {
        return (type: 'change', listener: EventListener) => {
          const tell = () => listener(new Event('change'));
          told.set(listener, tell);
          listeners.add(tell);
          target.addEventListener(type, tell);
        };
      }
      if (key === 'removeEventListener') {
        return (type: 'change', listener: EventListener) => {
          const tell = told.get(listener);
          if (!tell) return;
          listeners.delete(tell);
          target.removeEventListener(type, tell);
        };
      }
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

window.matchMedia = matchMedia;

/** Stops motion as the device's setting would: scripts hear of it, styles follow `data-motion`. */
export function reduceMotion(reduce: boolean) {
  document.documentElement.dataset.motion = reduce ? 'reduced' : 'full';
  if (reduce === isReduced) return;
  isReduced = reduce;
  for (const tell of listeners) tell();
}
