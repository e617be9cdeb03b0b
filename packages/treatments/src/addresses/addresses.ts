import { layers, type TreatmentFacts } from '../treatment.ts';

/** Where a treatment's page is. */
export interface AddressedTreatment {
  slug: string;
  /** Slugs under which it answers as well. */
  former_slugs: readonly string[];
}

/** A treatment's address is its slug. */
export function treatmentPath({ slug }: Pick<AddressedTreatment, 'slug'>): string {
  return `/${slug}`;
}

/** Every address that these treatments have and had: for `addresses` of a site's server entry. */
export function treatmentAddresses(treatments: readonly AddressedTreatment[]) {
  return treatments.flatMap((treatment) => {
    const canonical = treatmentPath(treatment);
    return [canonical, ...treatment.former_slugs.map((slug) => ({ path: `/${slug}`, canonical }))];
  });
}

/** The index of the treatment with this slug, or with this former slug; −1 without one. */
export function treatmentIndex(treatments: readonly AddressedTreatment[], asked: string): number {
  const own = treatments.findIndex(({ slug }) => slug === asked);
  if (own >= 0) return own;
  return treatments.findIndex(({ former_slugs }) => former_slugs.includes(asked));
}

/** A treatment with its place among the others. */
export interface PlacedTreatment {
  active: boolean;
  position: number;
  facts: Pick<TreatmentFacts, 'layer'>;
}

/** The offered treatments, from the surface down; within a layer by their position. */
export function offeredByDepth<Treatment extends PlacedTreatment>(
  treatments: readonly Treatment[],
): Treatment[] {
  const rank = ({ facts }: Treatment): number => layers.indexOf(facts.layer);
  return treatments
    .filter(({ active }) => active)
    .sort((a, b) => rank(a) - rank(b) || a.position - b.position);
}
