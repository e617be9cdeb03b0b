import { localized, type PayloadFunction } from '@praxiskit/pages';
import { depthFigure, depthText, layerTexts } from '../content/layers.ts';
import type { TechniqueText } from '../content/techniques/technique.ts';
import { techniqueOf, techniqueTexts } from '../content/techniques.ts';
import { type Layer, layers } from '../records/layers.ts';
import type { TreatmentRecord } from '../records/records.ts';
import { lowestPrice } from './format.ts';
import { type PriceRow, priceRow } from './prices.ts';
import { readTreatments, type TreatmentLink, treatmentLink } from './treatments.ts';

export interface Neighbor extends TreatmentLink {
  layerName: string;
}

export interface TreatmentData {
  name: string;
  summary: string;
  body: string[];
  layer: Layer;
  /** From the surface to this treatment's own layer. */
  above: { layer: Layer; name: string }[];
  layerName: string;
  figure: string | null;
  facts: { term: string; text: string }[];
  prices: PriceRow[];
  /** Null for a treatment whose course and risks are not written yet. */
  texts: TechniqueText | null;
  neighbors: { higher: Neighbor | null; deeper: Neighbor | null };
}

export const treatment: PayloadFunction<TreatmentData> = async ({ data, params, locale, t }) => {
  const all = await readTreatments(data, { include: 'prices' });
  const index = all.findIndex(({ slug }) => slug === params.slug);
  const record = all[index];
  // The addresses are read apart from the page: it may have been taken off in between.
  if (!record) throw Object.assign(new Error('No such treatment'), { statusCode: 404 });

  const { facts } = record;
  const name = localized(record, 'name', locale);
  const summary = localized(record, 'summary', locale);
  const price = lowestPrice(record.prices, locale);
  const neighbor = (other: TreatmentRecord | undefined): Neighbor | null =>
    other
      ? {
          ...treatmentLink(other, locale),
          layerName: layerTexts[other.facts.layer][locale].name,
        }
      : null;
  const technique = techniqueOf(record.slug);
  const level = layers.indexOf(facts.layer);
  const own = {
    depth: depthText(facts.depth_min, facts.depth_max, locale),
    duration: t('treatment.minutes', { count: facts.duration_minutes }),
    onset: localized(facts, 'onset', locale),
    lasts: localized(facts, 'lasts', locale),
    downtime: localized(facts, 'downtime', locale),
    sessions: localized(facts, 'sessions', locale),
    price: price === null ? '' : `${price}, ${t('prices.fee')}`,
  };
  return {
    title: name,
    description: summary,
    data: {
      name,
      summary,
      body: localized(record, 'body', locale)
        .split(/\n{2,}/)
        .filter(Boolean),
      layer: facts.layer,
      above: layers
        .slice(0, level)
        .map((layer) => ({ layer, name: layerTexts[layer][locale].name })),
      layerName: layerTexts[facts.layer][locale].name,
      figure: depthFigure(facts.depth_min, facts.depth_max, locale),
      facts: Object.entries(own)
        .filter(([, text]) => text !== '')
        .map(([key, text]) => ({ term: t(`treatment.facts.${key}`), text })),
      prices: (record.prices ?? [])
        .toSorted((a, b) => a.position - b.position)
        .map((price) => priceRow(price, locale)),
      texts: technique && techniqueTexts[technique][locale],
      neighbors: { higher: neighbor(all[index - 1]), deeper: neighbor(all[index + 1]) },
    },
  };
};
