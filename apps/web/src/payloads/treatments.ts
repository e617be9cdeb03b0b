import { type Locale, localized } from '@praxiskit/core';
import { type Layer, offeredByDepth, treatmentPath } from '@praxiskit/treatments';
import { depthText } from '../content/layers.ts';
import type { SiteData, TreatmentRecord } from '../records/records.ts';

/** Treatments in the order of the site: by layer, then by their own position. */
export async function readTreatments(
  data: SiteData,
  { include }: { include?: string } = {},
): Promise<TreatmentRecord[]> {
  const query = { sort: 'position', limit: 'all' as const, ...(include ? { include } : {}) };
  return offeredByDepth(await data.list('treatments', query));
}

export interface TreatmentLink {
  path: string;
  name: string;
  layer: Layer;
  /** '2–8 mm', or a word where there is no measure. */
  depth: string;
}

export function treatmentLink(treatment: TreatmentRecord, locale: Locale): TreatmentLink {
  const { layer, depth_min, depth_max } = treatment.facts;
  return {
    path: treatmentPath(treatment),
    name: localized(treatment, 'name', locale),
    layer,
    depth: depthText(depth_min, depth_max, locale, layer),
  };
}
