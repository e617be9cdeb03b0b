import { firstVisit, type VisitStep } from '../content/first-visit.ts';
import { depthText, layerTexts } from '../content/layers.ts';
import { type Layer, layers } from '../records/layers.ts';
import type { ConcernRecord, TreatmentRecord } from '../records/records.ts';
import { lowest, priceText } from './format.ts';
import { localized, type PayloadFunction } from './payload.ts';
import { byDepth, readTreatments, treatmentPath } from './treatments.ts';

export interface HomeRow {
  path: string;
  name: string;
  summary: string;
  depth: string;
  price: string | null;
}

export interface HomeData {
  layers: { layer: Layer; name: string; about: string; extent: string; rows: HomeRow[] }[];
  count: number;
  concerns: { name: string; treatments: { path: string; name: string; layer: Layer }[] }[];
  visit: VisitStep[];
}

export const home: PayloadFunction<HomeData> = async ({ data, locale }) => {
  const [treatments, concerns] = await Promise.all([
    readTreatments(data, { include: 'prices' }),
    data.list<ConcernRecord>('concerns', { sort: 'position', include: 'treatments', limit: 100 }),
  ]);
  const row = (treatment: TreatmentRecord): HomeRow => {
    const amount = lowest(treatment.prices);
    return {
      path: treatmentPath(treatment),
      name: localized(treatment, 'name', locale),
      summary: localized(treatment, 'summary', locale),
      depth: depthText(treatment.facts.depth_min, treatment.facts.depth_max, locale),
      price: amount === null ? null : priceText(amount, locale),
    };
  };
  return {
    data: {
      layers: layers.map((layer) => ({
        layer,
        ...layerTexts[layer][locale],
        rows: treatments.filter(({ facts }) => facts.layer === layer).map(row),
      })),
      count: treatments.length,
      concerns: concerns.map((concern) => ({
        name: localized(concern, 'name', locale),
        treatments: byDepth(concern.treatments ?? []).map((treatment) => ({
          path: treatmentPath(treatment),
          name: localized(treatment, 'name', locale),
          layer: treatment.facts.layer,
        })),
      })),
      visit: firstVisit[locale],
    },
  };
};
