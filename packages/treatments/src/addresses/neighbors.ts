import { type Layer, layers, type TreatmentFacts } from '../treatment.ts';

/**
 * The neighbors of a treatment in depth: the last one of the layer above, and the first one of the layer
 * below; none where there is no such layer, or nothing in it. `treatments` are in the order of the site.
 */
export function neighborsOf<Treatment extends { facts: Pick<TreatmentFacts, 'layer'> }>(
  treatments: readonly Treatment[],
  layer: Layer,
): { above: Treatment | undefined; below: Treatment | undefined } {
  const level = layers.indexOf(layer);
  const inLayer = (other: number) =>
    treatments.filter(({ facts }) => layers.indexOf(facts.layer) === other);
  return { above: inLayer(level - 1).at(-1), below: inLayer(level + 1)[0] };
}
