/** An item with a place among the slots, or none. */
export interface Placed {
  place?: number | null;
}

/** Items in progress, in no order. */
export interface Slots<Item extends Placed> extends Iterable<Item> {
  readonly size: number;
  /** Adds an item that has no slot yet. */
  add(item: Item): void;
  /** Does nothing for an item that has no slot. */
  delete(item: Item): void;
}

/**
 * For items that are added and removed with each request. A `Set` keeps allocating new tables, and V8 frees an old
 * one, with all its former items, only when it collects the whole heap: objects of requests would
 * outlive them by seconds, and each minor garbage collection would copy them.
 */
export function createSlots<Item extends Placed>(): Slots<Item> {
  const slots: (Item | null)[] = [];
  const free: number[] = [];

  return {
    get size() {
      return slots.length - free.length;
    },
    add(item) {
      item.place = free.pop() ?? slots.length;
      slots[item.place] = item;
    },
    delete(item) {
      if (item.place == null) return;
      slots[item.place] = null;
      free.push(item.place);
      item.place = null;
    },
    *[Symbol.iterator]() {
      for (const item of slots) if (item !== null) yield item;
    },
  };
}
