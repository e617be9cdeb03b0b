import { type Locale, localized } from '@praxiskit/core';
import {
  type AddressedTreatment,
  offeredByDepth,
  type PlacedTreatment,
  treatmentPath,
} from '../addresses/addresses.ts';
import { messages } from '../messages.ts';
import type { InBoth } from '../treatment.ts';
import type { Section } from './section.ts';

type NamedTreatment = Pick<AddressedTreatment, 'slug'> & PlacedTreatment & InBoth<'name'>;

/** A concern of visitors, with the treatments that are offered for it. */
export interface Concern extends InBoth<'name'> {
  treatments?: readonly NamedTreatment[];
}

/**
 * The other treatments for one's concerns, from the surface down, each with the concerns that it shares; none
 * where it has no concern.
 *
 * @param slug the treatment's own
 */
export function relatedSection(
  slug: string,
  concerns: readonly Concern[],
  locale: Locale,
): Section[] {
  const own = concerns.filter(({ treatments = [] }) => treatments.some((one) => one.slug === slug));
  const others = new Map(
    own.flatMap(({ treatments = [] }) => treatments.map((one) => [one.slug, one] as const)),
  );
  others.delete(slug);
  const links = offeredByDepth([...others.values()]).map((other) => ({
    path: treatmentPath(other),
    name: localized(other, 'name', locale),
    text: own
      .filter(({ treatments = [] }) => treatments.some((one) => one.slug === other.slug))
      .map((concern) => localized(concern, 'name', locale))
      .join(', '),
  }));
  if (links.length === 0) return [];
  return [{ id: 'related', title: messages[locale].titles.related, kind: 'links', links }];
}
