import { depthMarks, depthSpan } from '@praxiskit/treatments';
import { expect, test } from 'vitest';

const dermis = { from: 0.1, to: 2 };

test('a depth has its place between the bounds of its layer, to scale', () => {
  const span = depthSpan({ depth_min: 0.5, depth_max: 1.5 }, dermis);
  expect(span?.from).toBeCloseTo(0.4 / 1.9);
  expect(span?.to).toBeCloseTo(1.4 / 1.9);
  expect(depthSpan({ depth_min: 2, depth_max: 8 }, { from: 2, to: 10 })).toEqual({
    from: 0,
    to: 0.75,
  });
});

test('a single depth is one place, and a depth beyond the layer is at its end', () => {
  const one = { from: 0.5, to: 0.5 };
  expect(depthSpan({ depth_min: 5, depth_max: null }, { from: 4, to: 6 })).toEqual(one);
  expect(depthSpan({ depth_min: 5, depth_max: 5 }, { from: 4, to: 6 })).toEqual(one);
  expect(depthSpan({ depth_min: 0, depth_max: 4 }, dermis)).toEqual({ from: 0, to: 1 });
});

test('without a depth, or in a layer without bounds, there is no span', () => {
  expect(depthSpan({ depth_min: null, depth_max: null }, dermis)).toBeNull();
  expect(depthSpan({ depth_min: 1, depth_max: 1 }, null)).toBeNull();
});

test('a scale has one numeral at the beginning of its layer and one at the next layer', () => {
  const fat = { from: 2, to: 10 };
  const muscle = { from: 4, to: 6 };
  expect(depthMarks({ depth_min: 2, depth_max: 8 }, fat, muscle)).toEqual([{ at: 0.75, depth: 8 }]);
  expect(depthMarks({ depth_min: 2, depth_max: null }, dermis, fat)).toEqual([]);
  expect(depthMarks({ depth_min: 10, depth_max: 10 }, fat, muscle)).toEqual([{ at: 1, depth: 10 }]);
  expect(depthMarks({ depth_min: null, depth_max: null }, null, null)).toEqual([]);
});
