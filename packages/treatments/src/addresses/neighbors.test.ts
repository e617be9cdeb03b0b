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

test('neighbors are of the next layers: the last treatment above, the first one below', () => {
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
