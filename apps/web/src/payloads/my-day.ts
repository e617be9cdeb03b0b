import type { PayloadFunction } from '@praxiskit/pages';
import { breadcrumbsTo, type MyDayData, myDay as planned } from '@praxiskit/treatments';
import { layerNames } from '../content/layers.ts';
import { readTreatments, treatmentLink } from './treatments.ts';

export const myDay: PayloadFunction<MyDayData> = async (context) => {
  const { data, url, today, locale, t, words } = context;
  const layerName = layerNames(t);
  const treatments = await readTreatments(data);
  const planable = treatments.map((one) => ({ ...one, ...treatmentLink(one, locale) }));
  const place = { path: '/termin', home: t('nav.start'), locale, origin: url.origin };
  return {
    structured: [breadcrumbsTo(t('nav.myDay'), place)],
    data: planned(planable, { query: url.searchParams, today, locale, words, layerName }),
  };
};
