import type { TreatmentFacts } from '../treatment.ts';

type Depth = Pick<TreatmentFacts, 'depth_min' | 'depth_max'>;

/** Where a layer begins and ends, in millimeters below the surface of the skin. */
export interface DepthExtent {
  from: number;
  to: number;
}

/** From where to where a treatment reaches within its layer, as shares of the layer's height, 0 to 1. */
export type DepthSpan = DepthExtent;

/**
 * A treatment's depth on the scale of its layer, linear within it; null without a depth, or where the
 * layer has no measure. A depth beyond the layer is shown at its end.
 */
export function depthSpan(
  { depth_min, depth_max }: Depth,
  extent: DepthExtent | null,
): DepthSpan | null {
  if (depth_min === null || extent === null) return null;
  const { from, to } = extent;
  const share = (depth: number) => Math.min(Math.max((depth - from) / (to - from), 0), 1);
  return { from: share(depth_min), to: share(depth_max ?? depth_min) };
}

/** A numeral beside the scale of a layer. */
export interface DepthMark {
  /** A share of the layer's height, 0 to 1. */
  at: number;
  /** In millimeters. */
  depth: number;
}

/**
 * The numerals that a treatment's depth adds to the scale: none where the scale has one anyway, which is
 * where its layer begins, and where it ends if `below`, the layer under it, begins there.
 */
export function depthMarks(
  facts: Depth,
  extent: DepthExtent | null,
  below: DepthExtent | null,
): DepthMark[] {
  const span = depthSpan(facts, extent);
  const { depth_min: min, depth_max: max } = facts;
  if (!span || min === null) return [];
  const isJoined = below !== null && below.from === extent?.to;
  const marks = [{ at: span.from, depth: min }];
  if (span.to !== span.from) marks.push({ at: span.to, depth: max ?? min });
  return marks.filter(({ at }) => at > 0 && !(isJoined && at === 1));
}
