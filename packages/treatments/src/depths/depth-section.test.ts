import { depthSection, type LayerWords } from '@praxiskit/treatments';
import { expect, test } from 'vitest';

const words: LayerWords = {
  extents: {
    oberhaut: { from: 0, to: 0.1 },
    lederhaut: { from: 0.1, to: 2 },
    unterhaut: { from: 2, to: 10 },
    muskel: { from: 4, to: 6 },
    blutbahn: null,
  },
  name: (layer) => layer.toUpperCase(),
  numeral: (depth) => String(depth).replace('.', ','),
};

test('a section goes from the surface to the layer below the treatment’s own, with a numeral at each boundary', () => {
  const facts = { layer: 'lederhaut', depth_min: 0.5, depth_max: 1.5 } as const;
  const { above, own, below, numerals } = depthSection(facts, words);
  expect(above).toEqual([{ layer: 'oberhaut', name: 'OBERHAUT', mark: '0' }]);
  expect(own.mark).toBe('0,1');
  expect(below).toEqual({ layer: 'unterhaut', name: 'UNTERHAUT', mark: '2' });
  expect(numerals.map(({ text }) => text)).toEqual(['0,5', '1,5']);
});

test('a layer that overlaps the one above has no numeral below it', () => {
  const facts = { layer: 'unterhaut', depth_min: 2, depth_max: 8 } as const;
  const { below, numerals } = depthSection(facts, words);
  expect(below).toMatchObject({ layer: 'muskel', mark: '' });
  expect(numerals).toEqual([{ at: 0.75, text: '8' }]);
});

test('the last layer has no layer below, and a treatment without a depth has no section', () => {
  const facts = { layer: 'blutbahn', depth_min: null, depth_max: null } as const;
  const { above, own, below, span, numerals } = depthSection(facts, words);
  expect(above).toHaveLength(4);
  expect([own.mark, below, span, numerals]).toEqual(['', null, null, []]);
});
