import { createFormats, type Locale, localized, type PayloadFunction } from '@praxiskit/pages';
import { layerTexts } from '../content/layers.ts';
import { type Layer, layers } from '../records/layers.ts';
import type { PriceRecord } from '../records/records.ts';
import { readTexts } from './page-texts.ts';
import { readTreatments } from './treatments.ts';

export interface PriceRow {
  id: string;
  label: string;
  note: string | null;
  /** Null: included. */
  amount: string | null;
  isFrom: boolean;
}

/** Every figure with 'ab': a fee is set by the effort of the single case (GOÄ § 5). */
export function priceRow(price: PriceRecord, locale: Locale): PriceRow {
  return {
    id: price.id,
    label: localized(price, 'label', locale),
    note: localized({ note_de: price.note_de, note_en: price.note_en }, 'note', locale) || null,
    amount: price.amount,
    isFrom: price.amount !== null,
  };
}

export interface PricesData {
  lead: string[];
  groups: { layer: Layer | null; name: string; extent: string; rows: PriceRow[] }[];
  validFrom: string | null;
}

export const prices: PayloadFunction<PricesData> = async (context) => {
  const { data, locale, t } = context;
  const [texts, treatments, records] = await Promise.all([
    readTexts(context, 'preise'),
    readTreatments(data),
    data.list('prices', { sort: 'position', limit: 500 }),
  ]);
  const row = (price: PriceRecord): PriceRow => priceRow(price, locale);
  const groups: PricesData['groups'] = layers.map((layer) => ({
    layer,
    ...layerTexts[layer][locale],
    rows: treatments
      .filter(({ facts }) => facts.layer === layer)
      .flatMap(({ id }) => records.filter((price) => price.treatment_id === id))
      .map(row),
  }));
  const advice = records.filter(({ treatment_id }) => treatment_id === null).map(row);
  if (advice.length > 0) {
    groups.push({
      layer: null,
      name: t('prices.advice'),
      extent: t('prices.adviceWhen'),
      rows: advice,
    });
  }
  const dates = records
    .map(({ valid_from }) => valid_from ?? '')
    .filter(Boolean)
    .sort();
  const latest = dates.at(-1);
  const { title, description, lead } = texts;
  return {
    ...{ title, description },
    data: {
      lead: lead.lines,
      groups: groups.filter(({ rows }) => rows.length > 0),
      validFrom: latest ? createFormats(locale).date(latest, 'long') : null,
    },
  };
};
