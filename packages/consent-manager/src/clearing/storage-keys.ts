import { attempt } from '../lifecycle/attempt.ts';
import type { ConsentJar } from './cookies.ts';

/**
 * The keys of localStorage and sessionStorage. The consent's own (`consent.…`) are never among them: no
 * pattern of an item can delete the decision.
 *
 * @param open each gives one storage, null or an error where the browser blocks it: there are no keys in it
 */
export function createStorageKeys(
  open: readonly (() => Storage | null)[] = [() => localStorage, () => sessionStorage],
): ConsentJar {
  const storages = () => open.flatMap((one) => attempt(one) ?? []);
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
