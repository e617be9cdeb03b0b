import type { PayloadFunction, TextSection } from '@praxiskit/pages';
import { type PriceGroup, priceGroups, pricesOn, validFrom } from '@praxiskit/treatments';
import { extentText, layerName } from '../content/layers.ts';
import type { PriceRecord } from '../records/records.ts';
import { readTexts } from './page-texts.ts';
import { readTreatments } from './treatments.ts';

export interface PricesData {
  lead: string[];
  groups: PriceGroup<PriceRecord>[];
  validFrom: string | null;
  /** The practice's texts about paying and canceling. */
  sections: TextSection[];
}

export const prices: PayloadFunction<PricesData> = async (context) => {
  const { data, locale, t, today } = context;
  const [texts, treatments, listed] = await Promise.all([
    readTexts(context, 'preise'),
    readTreatments(data),
    data.list('prices', { sort: 'position', limit: 'all' }),
  ]);
  const records = pricesOn(listed, today);
  const { title, description, lead, sections } = texts;
  const groups = priceGroups(treatments, records, locale, (layer) =>
    layer === null
      ? { name: t('prices.advice'), extent: t('prices.adviceWhen') }
      : { name: layerName(layer, t), extent: extentText(layer, locale) },
  );
  return {
    title,
    description,
    data: { lead: lead.lines, groups, validFrom: validFrom(records, locale), sections },
  };
};
