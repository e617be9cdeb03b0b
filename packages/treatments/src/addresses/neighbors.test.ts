import { type Layer, neighborsOf } from '@praxiskit/treatments';
import { expect, test } from 'vitest';

const treatment = (slug: string, layer: Layer) => ({ slug, facts: { layer } });
const all = [
  treatment('hydrafacial', 'oberhaut'),
  treatment('microneedling', 'lederhaut'),
  treatment('skinbooster', 'lederhaut'),
  treatment('hyaluron', 'unterhaut'),
  treatment('botox', 'muskel'),
];

test('neighbors are the last treatment of the layer above and the first one of the layer below', () => {
  expect(neighborsOf(all, 'unterhaut')).toMatchObject({
    above: { slug: 'skinbooster' },
    below: { slug: 'botox' },
  });
  expect(neighborsOf(all, 'oberhaut')).toMatchObject({
    above: undefined,
    below: { slug: 'microneedling' },
  });
  expect(neighborsOf(all, 'muskel')).toMatchObject({
    above: { slug: 'hyaluron' },
    below: undefined,
  });
});
