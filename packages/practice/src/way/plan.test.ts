import { leadsTo } from '@praxiskit/practice';
import { expect, test } from 'vitest';

const plan = { place: { latitude: 50.9795, longitude: 11.3298 } };

test.each([
  ['the door itself', plan.place, true],
  ['the same place, rounded', { latitude: 50.98, longitude: 11.33 }, true],
  ['a place that has not been entered', { latitude: null, longitude: null }, false],
  ['half a place', { latitude: 50.9795, longitude: null }, false],
  ['another end of the town', { latitude: 50.9795, longitude: 11.34 }, false],
])('whether a plan leads to %s', (_name, place, leads) => {
  expect(leadsTo(plan, place)).toBe(leads);
});
