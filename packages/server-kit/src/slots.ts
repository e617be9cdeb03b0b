/** An item with a place among the slots, or none. */
export interface Placed {
  place?: number | null;
}

/** Items in progress, in no order. */
export interface Slots<Item extends Placed> extends Iterable<Item> {
  readonly size: number;
  /** Adds an item that has no slot yet. */
  add(item: Item): void;
  /** Does nothing for what is not there. */
  delete(item: Item): void;
}

/**
 * For what comes and goes with each request. A `Set` goes on into new tables for ever, and V8 lets go of an old
 * one, with all that was in it, only when it collects the whole heap: what requests have made would
 * outlive them by seconds, and each of the small collections in between would copy it.
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
