import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSlots, type Placed } from './slots.ts';

interface Item extends Placed {
  readonly name: number;
}

const steps = fc.array(fc.record({ isAdded: fc.boolean(), at: fc.nat(9) }), { maxLength: 60 });

test('after any additions and deletions the slots contain the same items as a Set', () => {
  fc.assert(
    fc.property(steps, (taken) => {
      const slots = createSlots<Item>();
      const set = new Set<Item>();
      const items = Array.from({ length: 10 }, (_, name): Item => ({ name, place: null }));
      for (const { isAdded, at } of taken) {
        const item = items[at] as Item;
        if (isAdded && item.place === null) slots.add(item);
        if (isAdded) set.add(item);
        // Deleting what is not there does nothing.
        else slots.delete(item);
        if (!isAdded) set.delete(item);
        expect(slots.size).toBe(set.size);
        expect(new Set(slots)).toEqual(set);
        for (const each of items) expect(each.place != null).toBe(set.has(each));
      }
    }),
  );
});

test('an item that is deleted during an iteration is left out of it', () => {
  const slots = createSlots<Item>();
  const items = [0, 1, 2].map((name): Item => ({ name, place: null }));
  for (const item of items) slots.add(item);
  const seen: number[] = [];
  for (const { name } of slots) {
    seen.push(name);
    for (const item of items.slice(name)) slots.delete(item);
  }
  expect(seen).toEqual([0]);
  expect([...slots]).toEqual([]);
});
