const QUERY = /prefers-reduced-motion:\s*(reduce|no-preference)/;

let isReduced = false;
const listeners = new Set<() => void>();
const systemMatchMedia = window.matchMedia.bind(window);

/** Answers scripts with the toolbar's setting, else with the device's, and notifies them of changes. */
function matchMedia(query: string): MediaQueryList {
  const own = systemMatchMedia(query);
  const [, asked] = QUERY.exec(query) ?? [];
  if (!asked) return own;
  const notifiers = new Map<unknown, () => void>();
  return new Proxy(own, {
    get(target, key) {
      if (key === 'matches') return isReduced ? asked === 'reduce' : target.matches;
      if (key === 'addEventListener') {
        return (type: 'change', listener: EventListener) => {
          const notify = () => listener(new Event('change'));
          notifiers.set(listener, notify);
          listeners.add(notify);
          target.addEventListener(type, notify);
        };
      }
      if (key === 'removeEventListener') {
        return (type: 'change', listener: EventListener) => {
          const notify = notifiers.get(listener);
          if (!notify) return;
          listeners.delete(notify);
          target.removeEventListener(type, notify);
        };
      }
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

window.matchMedia = matchMedia;

/** Stops motion as the device's setting would: scripts are notified, styles follow `data-motion`. */
export function reduceMotion(reduce: boolean) {
  document.documentElement.dataset.motion = reduce ? 'reduced' : 'full';
  if (reduce === isReduced) return;
  isReduced = reduce;
  for (const notify of listeners) notify();
}
