import type { RequestBandProps } from '@praxiskit/contact-requests/react';
import { localized } from '@praxiskit/core';
import type { PayloadContext, PayloadFunction } from '@praxiskit/pages';
import { lowestPrice, pricesOn } from '@praxiskit/treatments';
import { layerName } from '../content/layers.ts';
import { practiceFacts, type TreatmentRecord } from '../records/records.ts';
import { readTreatments } from './treatments.ts';

/** The facts of the practice for the band of a request. */
export async function readRequest(
  { data, locale, today, t }: Pick<PayloadContext, 'data' | 'locale' | 'today' | 't'>,
  treatments: readonly TreatmentRecord[],
): Promise<RequestBandProps> {
  const { name: practice, phone } = await practiceFacts(data);
  const advice = await data.list('prices', { filter: { treatment_id: null }, limit: 'all' });
  const topics = treatments.map((treatment) => ({
    slug: treatment.slug,
    name: localized(treatment, 'name', locale),
    note: layerName(treatment.facts.layer, t),
  }));
  const { keptDays } = data.requests;
  return { practice, phone, topics, keptDays, fee: lowestPrice(pricesOn(advice, today), locale) };
}

/** A form that was sent without scripts, and what became of it. */
export const request: PayloadFunction<RequestBandProps> = async (context) => {
  const band = await readRequest(context, await readTreatments(context.data));
  return { data: { ...band, state: context.data.requests.state() } };
};
