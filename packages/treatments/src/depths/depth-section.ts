import { type Layer, layers, type TreatmentFacts } from '../treatment.ts';
import { type DepthExtent, type DepthSpan, depthMarks, depthSpan } from './depth-span.ts';

export interface SectionLayer {
  layer: Layer;
  name: string;
  /** The numeral where it begins; empty where it has none. */
  mark: string;
}

/** A section through the skin, from the surface to the layer below a treatment's own. */
export interface DepthSection {
  above: SectionLayer[];
  own: SectionLayer;
  /** None below the last layer. */
  below: SectionLayer | null;
  /** The treatment's depth within its own layer; null where nothing is measured. */
  span: DepthSpan | null;
  /** Numerals of the layer's own scale besides the boundaries; `at` is a share of the layer's height. */
  numerals: { at: number; text: string }[];
}

/** A practice's texts about its layers. */
export interface LayerWords {
  extents: Readonly<Record<Layer, DepthExtent | null>>;
  name(layer: Layer): string;
  /** Millimeters as a numeral: '0,1'. */
  numeral(depth: number): string;
}

/**
 * The section that a treatment's page shows. Layers may overlap in depth: the one below has a numeral only
 * where it begins at the end of the treatment's own.
 */
export function depthSection(
  facts: Pick<TreatmentFacts, 'layer' | 'depth_min' | 'depth_max'>,
  { extents, name, numeral }: LayerWords,
): DepthSection {
  const level = layers.indexOf(facts.layer);
  const layerOf = (layer: Layer): SectionLayer => {
    const from = extents[layer]?.from;
    return { layer, name: name(layer), mark: from === undefined ? '' : numeral(from) };
  };
  const extent = extents[facts.layer];
  const below = layers[level + 1];
  const next = below ? extents[below] : null;
  const isJoined = next !== null && next.from === extent?.to;
  const marks = depthMarks(facts, extent, next);
  return {
    above: layers.slice(0, level).map(layerOf),
    own: layerOf(facts.layer),
    below: below ? { ...layerOf(below), ...(isJoined ? {} : { mark: '' }) } : null,
    span: depthSpan(facts, extent),
    numerals: marks.map(({ at, depth }) => ({ at, text: numeral(depth) })),
  };
}
