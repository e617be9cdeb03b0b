import { createStore } from 'zustand/vanilla';

const QUERY = /prefers-reduced-motion:\s*(reduce|no-preference)/;

const reduced = createStore(() => false);
const systemMatchMedia = window.matchMedia.bind(window);

/** Answers scripts with the toolbar's setting, else with the device's, and notifies them of changes. */
function matchMedia(query: string): MediaQueryList {
  const own = systemMatchMedia(query);
  const [, asked] = QUERY.exec(query) ?? [];
  if (!asked) return own;
  const ends = new Map<unknown, () => void>();
  return new Proxy(own, {
    get(target, key) {
      if (key === 'matches') return reduced.getState() ? asked === 'reduce' : target.matches;
      if (key === 'addEventListener') {
        return (type: 'change', listener: EventListener) => {
          const notify = () => listener(new Event('change'));
          const unsubscribe = reduced.subscribe(notify);
          target.addEventListener(type, notify);
          ends.set(listener, () => {
            unsubscribe();
            target.removeEventListener(type, notify);
          });
        };
      }
      if (key === 'removeEventListener') {
        return (_type: 'change', listener: EventListener) => ends.get(listener)?.();
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
  reduced.setState(reduce, true);
}
