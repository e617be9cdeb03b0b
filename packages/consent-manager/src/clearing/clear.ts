import { type ConsentFacts, type ConsentMap, offered } from '../items/items.ts';
import { attempt } from '../lifecycle/attempt.ts';
import type { ConsentJar } from './cookies.ts';

/** Whether one of these names, a RegExp, or one with `*` at its end, is the name. */
const matchesName = (names: readonly (string | RegExp)[] = [], name: string) =>
  names.some((one) => {
    // Unlike `test`, it does not go on from where a RegExp with the flag g has stopped.
    if (typeof one !== 'string') return name.search(one) >= 0;
    return one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one;
  });

/**
 * Removes from a jar what belongs to an item that the map does not allow; with `everything` all that
 * belongs to no allowed one. What two items share stays while one of them is allowed.
 *
 * @returns the names that are still there
 */
export function clear(
  jar: ConsentJar,
  items: readonly ConsentFacts[],
  map: ConsentMap,
  namesOf: (item: ConsentFacts) => readonly (string | RegExp)[] | undefined,
  everything: boolean,
) {
  const allowed = offered(items).filter(({ id }) => map[id]);
  const owns = (some: readonly ConsentFacts[], name: string) =>
    some.some((item) => matchesName(namesOf(item), name));
  const left = () =>
    jar.names().filter((name) => !owns(allowed, name) && (everything || owns(items, name)));
  // A browser that refuses must not keep the question open.
  for (const name of left()) attempt(() => jar.remove(name));
  return left();
}
