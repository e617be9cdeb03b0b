import type { Clock, GuardStorage, ReloadGuard } from './types.ts';

const storageKey = 'reload-guard';
const expiryMs = 10_000;

/**
 * sessionStorage, read at each call: where a browser blocks it, the property throws, and the guard catches
 * that.
 */
const browserStorage: GuardStorage = {
  getItem: (key) => sessionStorage.getItem(key),
  setItem: (key, value) => sessionStorage.setItem(key, value),
  removeItem: (key) => sessionStorage.removeItem(key),
};

/**
 * Prevents endless reloads: one reload of a path in ten seconds, unless forced [R6.6]. Where the storage
 * fails, only a forced reload is allowed.
 *
 * @param storage sessionStorage by default
 */
export function createReloadGuard(
  storage: GuardStorage = browserStorage,
  clock: Pick<Clock, 'now'> = Date,
): ReloadGuard {
  return {
    allow(path, options = {}) {
      const now = clock.now();
      // The marker is `time path`. Storage may be full or blocked, which must not stop the page.
      try {
        const [time = '', marked = ''] = (storage.getItem(storageKey) ?? '').split(/ (.*)/s);
        const passed = now - Number(time);
        // A time in the future was stored before the clock was set back: ignore it.
        const isRecent = time !== '' && passed >= 0 && passed < expiryMs;
        const isHeld = isRecent && marked === path;
        if (isHeld && options.force !== true) return false;
        storage.setItem(storageKey, `${now} ${path}`);
      } catch {
        return options.force === true;
      }
      return true;
    },
  };
}
