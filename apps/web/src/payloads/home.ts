import { localized, type PayloadFunction } from '@praxiskit/pages';
import { firstVisit, type VisitStep } from '../content/first-visit.ts';
import { layerTexts } from '../content/layers.ts';
import { type Layer, layers } from '../records/layers.ts';
import type { TreatmentRecord } from '../records/records.ts';
import { lowestPrice } from './format.ts';
import { readTexts } from './page-texts.ts';
import { byDepth, readTreatments, type TreatmentLink, treatmentLink } from './treatments.ts';

export interface HomeRow extends TreatmentLink {
  summary: string;
  price: string | null;
}

export interface HomeData {
  lead: string[];
  /** Beside their headings: 'Erstens', 'Zweitens'. */
  principles: { term: string; text: string }[];
  layers: { layer: Layer; name: string; about: string; extent: string; rows: HomeRow[] }[];
  concerns: { name: string; treatments: TreatmentLink[] }[];
  visit: VisitStep[];
}

export const home: PayloadFunction<HomeData> = async (context) => {
  const { data, locale } = context;
  const [texts, treatments, concerns] = await Promise.all([
    readTexts(context, 'home'),
    readTreatments(data, { include: 'prices' }),
    data.list('concerns', { sort: 'position', include: 'treatments', limit: 100 }),
  ]);
  const row = (treatment: TreatmentRecord): HomeRow => ({
    ...treatmentLink(treatment, locale),
    summary: localized(treatment, 'summary', locale),
    price: lowestPrice(treatment.prices, locale),
  });
  const { title, description, lead } = texts;
  return {
    ...{ title, description },
    data: {
      ...{ lead: lead.lines, principles: lead.entries },
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
