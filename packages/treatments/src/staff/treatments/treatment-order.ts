import type { Locale } from '@praxiskit/core';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { type Layer, layers, type TreatmentFacts } from '../../treatment.ts';

export const factsOf = (record: ModelRecord) => record.get('facts') as TreatmentFacts | null;

/** Treatments of one layer, from the surface down. */
export function groupTreatments(records: readonly ModelRecord[]) {
  const depth = (record: ModelRecord) => factsOf(record)?.depth_min ?? 0;
  return layers
    .map((layer): { layer: Layer; records: readonly ModelRecord[] } => ({
      layer,
      records: records
        .filter((record) => (factsOf(record)?.layer ?? 'oberhaut') === layer)
        .sort((a, b) => depth(a) - depth(b)),
    }))
    .filter((group) => group.records.length > 0);
}

/** '2–8', '0,02'; empty for what has no depth. */
export function depthText(facts: TreatmentFacts | null, locale: Locale): string {
  if (!facts || facts.depth_min === null) return '';
  const region = locale === 'de' ? 'de-DE' : 'en-US';
  const number = new Intl.NumberFormat(region, { maximumFractionDigits: 2 });
  const { depth_min: least, depth_max: most } = facts;
  if (most === null || most === least) return number.format(least);
  return `${number.format(least)}–${number.format(most)}`;
}
