import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPlaces } from './places.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('who has begun goes before all who have not, each line in its order', async () => {
  const places = createPlaces(1);
  const order: string[] = [];
  const take = (name: string, hasBegun: boolean) =>
    void places.take(hasBegun).ready.then(() => order.push(name));
  take('first', false);
  take('new 1', false);
  take('new 2', false);
  take('begun 1', true);
  take('begun 2', true);
  expect(places.waiting).toBe(4);
  for (let left = 0; left < 4; left += 1) {
    await settle();
    places.leave();
  }
  await settle();
  expect(order).toEqual(['first', 'begun 1', 'begun 2', 'new 1', 'new 2']);
});

test('whatever happens, no more have a place than there are, and none is lost', async () => {
  const step = fc.record({
    kind: fc.constantFrom('take', 'leave', 'give up'),
    begun: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const places = createPlaces(3);
      let inside = 0;
      const waiting = new Set<ReturnType<typeof places.take>>();
      for (const { kind, begun } of steps) {
        if (kind === 'take') {
          const place = places.take(begun);
          waiting.add(place);
          place.ready.then(
            () => {
              inside += 1;
              waiting.delete(place);
            },
            () => void waiting.delete(place),
          );
        }
        if (kind === 'leave' && inside > 0) {
          inside -= 1;
          places.leave();
        }
        if (kind === 'give up')
          for (const place of [...waiting].slice(0, 1)) place.giveUp(new Error('late'));
        await settle();
        expect(inside).toBeLessThanOrEqual(3);
        expect(places.waiting).toBe(waiting.size);
        if (waiting.size > 0) expect(inside).toBe(3);
      }
    }),
  );
});
