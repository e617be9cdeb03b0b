import { type Locale, localized } from '@praxiskit/pages';
import { depthText } from '../content/layers.ts';
import { type Layer, layers } from '../records/layers.ts';
import type { SiteData, TreatmentRecord } from '../records/records.ts';

/** Treatments in the order of the site: by layer, then by their own position. */
export async function readTreatments(
  data: SiteData,
  { include }: { include?: string } = {},
): Promise<TreatmentRecord[]> {
  const query = { sort: 'position', limit: 500, ...(include ? { include } : {}) };
  return byDepth(await data.list('treatments', query));
}

export function byDepth(treatments: readonly TreatmentRecord[]): TreatmentRecord[] {
  const rank = ({ facts }: TreatmentRecord): number => layers.indexOf(facts.layer);
  return treatments
    .filter(({ active }) => active)
    .sort((a, b) => rank(a) - rank(b) || a.position - b.position);
}

/** A treatment's address is its slug. */
export function treatmentPath({ slug }: Pick<TreatmentRecord, 'slug'>): string {
  return `/${slug}`;
}

/** What every list of treatments shows of one. */
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
    depth: depthText(depth_min, depth_max, locale),
  };
}
