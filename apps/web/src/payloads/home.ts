import { concerns } from '../content/concerns.ts';
import { firstVisit, type VisitStep } from '../content/first-visit.ts';
import { depthText, type Layer, layers, layerTexts } from '../content/layers.ts';
import { listPath, localized } from './api.ts';
import { lowest, priceText } from './format.ts';
import type { PayloadFunction } from './payload.ts';
import type { TreatmentRecord } from './records.ts';
import { byDepth } from './site.ts';

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

export const home: PayloadFunction<HomeData> = async ({ api, request: { locale } }) => {
  const path = listPath('treatments', { include: 'prices', sort: 'position', limit: 100 });
  const treatments = byDepth(await api<TreatmentRecord[]>(path));
  const row = (treatment: TreatmentRecord): HomeRow => {
    const amount = lowest(treatment.prices);
    return {
      path: `/${treatment.slug}`,
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
        name: concern[locale],
        treatments: treatments
          .filter(({ slug }) => concern.treatments.includes(slug))
          .map((treatment) => ({
            path: `/${treatment.slug}`,
            name: localized(treatment, 'name', locale),
            layer: treatment.facts.layer,
          })),
      })),
      visit: firstVisit[locale],
    },
  };
};
