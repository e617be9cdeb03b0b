import { localized, type PayloadFunction } from '@praxiskit/pages';
import { firstVisit, type VisitStep } from '../content/first-visit.ts';
import { layerTexts } from '../content/layers.ts';
import { type Layer, layers } from '../records/layers.ts';
import type { TreatmentRecord } from '../records/records.ts';
import { lowestPrice } from './format.ts';
import { byDepth, readTreatments, type TreatmentLink, treatmentLink } from './treatments.ts';

export interface HomeRow extends TreatmentLink {
  summary: string;
  price: string | null;
}

export interface HomeData {
  layers: { layer: Layer; name: string; about: string; extent: string; rows: HomeRow[] }[];
  concerns: { name: string; treatments: TreatmentLink[] }[];
  visit: VisitStep[];
}

export const home: PayloadFunction<HomeData> = async ({ data, locale }) => {
  const [treatments, concerns] = await Promise.all([
    readTreatments(data, { include: 'prices' }),
    data.list('concerns', { sort: 'position', include: 'treatments', limit: 100 }),
  ]);
  const row = (treatment: TreatmentRecord): HomeRow => ({
    ...treatmentLink(treatment, locale),
    summary: localized(treatment, 'summary', locale),
    price: lowestPrice(treatment.prices, locale),
  });
  return {
    data: {
      layers: layers.map((layer) => ({
        layer,
        ...layerTexts[layer][locale],
        rows: treatments.filter(({ facts }) => facts.layer === layer).map(row),
      })),
      concerns: concerns.map((concern) => ({
        name: localized(concern, 'name', locale),
        treatments: byDepth(concern.treatments ?? []).map((treatment) =>
          treatmentLink(treatment, locale),
        ),
      })),
      visit: firstVisit[locale],
    },
  };
};
