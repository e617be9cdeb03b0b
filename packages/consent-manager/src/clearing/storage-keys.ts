import { attempt } from '../lifecycle/attempt.ts';
import type { ConsentJar } from './cookies.ts';

/**
 * The keys of localStorage and sessionStorage. The consent's own (`consent.…`) are never among them: no
 * pattern of an item can delete the decision. Where the browser blocks storage, there are none.
 *
 * @param open gives the storages; it may throw
 */
export function createStorageKeys(
  open: () => readonly Storage[] = () => [localStorage, sessionStorage],
): ConsentJar {
  const storages = () => attempt(open) ?? [];
  return {
    names: () =>
      storages()
        .flatMap(Object.keys)
        .filter((key) => !key.startsWith('consent.')),
    remove: (name) => {
      for (const one of storages()) one.removeItem(name);
    },
  };
}
