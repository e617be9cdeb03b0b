import { type ConsentFacts, type ConsentMap, categories, categoryOf, offered } from './items.ts';

/** A category's switch [R4.5]: all of its items are on, none is, or some are. */
export type SwitchState = 'on' | 'off' | 'mixed';

/** The categories that have something to show, each with its items [R4.4]. */
export function groupItems(items: readonly ConsentFacts[]) {
  return categories
    .map((category) => ({
      category,
      items: offered(items).filter((item) => categoryOf(item) === category),
    }))
    .filter((group) => group.items.length > 0);
}

/** The state of a switch over these items; `off` for none. */
export function switchState(items: readonly ConsentFacts[], map: ConsentMap): SwitchState {
  const on = items.filter((item) => map[item.id] === true).length;
  if (on === 0) return 'off';
  return on === items.length ? 'on' : 'mixed';
}
