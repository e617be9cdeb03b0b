import { minutesOf, type Point, ticksOf } from '@praxiskit/practice';
import { expect, test } from 'vitest';

const bend: Point[] = [
  [0, 0],
  [200, 0],
  [200, 100],
];

test('the way takes as many minutes as its length at 80 meters a minute', () => {
  expect(minutesOf(bend, 1)).toBe(4);
  expect(minutesOf(bend, 0.5)).toBe(2);
  expect(minutesOf([[0, 0]], 1)).toBe(1);
});

test('each minute but the last has a tick at its place, across the way', () => {
  expect(ticksOf(bend, 1)).toEqual([
    { minute: 1, at: [80, 0], side: [0, -1] },
    { minute: 2, at: [160, 0], side: [0, -1] },
    { minute: 3, at: [200, 40], side: [1, -0] },
  ]);
});

test('an entrance that is reached late in a minute adds no tick behind it', () => {
  const ticks = ticksOf(
    [
      [0, 0],
      [110, 0],
    ],
    1,
  );
  expect(ticks).toEqual([]);
});
