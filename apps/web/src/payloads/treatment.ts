import { depthFigure, depthText, layerTexts } from '../content/layers.ts';
import type { TechniqueText } from '../content/techniques/technique.ts';
import { techniqueOf, techniqueTexts } from '../content/techniques.ts';
import { type Layer, layers } from '../records/layers.ts';
import type { TreatmentRecord } from '../records/records.ts';
import { lowest, priceText } from './format.ts';
import { localized, type PayloadFunction } from './payload.ts';
import { type PriceRow, priceRow } from './prices.ts';
import { readTreatments, treatmentPath } from './treatments.ts';

export interface Neighbour {
  path: string;
  name: string;
  depth: string;
  layer: Layer;
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
  neighbours: { higher: Neighbour | null; deeper: Neighbour | null };
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
  const amount = lowest(record.prices);
  const neighbour = (other: TreatmentRecord | undefined): Neighbour | null =>
    other
      ? {
          path: treatmentPath(other),
          name: localized(other, 'name', locale),
          depth: depthText(other.facts.depth_min, other.facts.depth_max, locale),
          layer: other.facts.layer,
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
    price: amount === null ? '' : `${priceText(amount, locale)}, ${t('prices.fee')}`,
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
      neighbours: { higher: neighbour(all[index - 1]), deeper: neighbour(all[index + 1]) },
    },
  };
};
