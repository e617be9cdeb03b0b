import type { RequestBandProps } from '@praxiskit/contact-requests/react';
import { localized } from '@praxiskit/core';
import type { PayloadFunction, TextEntry } from '@praxiskit/pages';
import { nextHolidays, practiceThings } from '@praxiskit/practice';
import {
  type Layer,
  layers,
  lowestPrice,
  offeredByDepth,
  pricesOn,
  readVisit,
  type Visit,
} from '@praxiskit/treatments';
import { boundaryText, extentText, layerName } from '../content/layers.ts';
import { headPictures } from '../content/pictures.ts';
import { phrase } from '../messages/phrase.ts';
import { type Doctor, practiceFacts, type TreatmentRecord } from '../records/records.ts';
import { readTexts } from './page-texts.ts';
import { readRequest } from './request.ts';
import { readTreatments, type TreatmentLink, treatmentLink } from './treatments.ts';

interface HomeRow extends TreatmentLink {
  summary: string;
  price: string | null;
}

export interface HomeLayer {
  layer: Layer;
  name: string;
  about: string;
  /** '0,1 bis 2 mm' */
  extent: string;
  /** Where it begins: '0,1'. */
  mark: string;
  rows: HomeRow[];
}

export interface HomeData {
  lead: string[];
  /** Beside their headings: 'Erstens', 'Zweitens'. */
  principles: { term: string; text: string }[];
  layers: HomeLayer[];
  concerns: { name: string; treatments: TreatmentLink[] }[];
  /** ISO day. */
  today: string;
  /** Null where the practice has written nothing of it. */
  visit: Visit | null;
  holidays: ReturnType<typeof nextHolidays>;
  /** How to find the practice: bus, parking, steps. */
  way: TextEntry[];
  request: RequestBandProps;
}

export const home: PayloadFunction<HomeData> = async (context) => {
  const { data, locale, today, url, t } = context;
  const spoken = (doctor: Doctor) => ({ ...doctor, role: localized(doctor, 'role', locale) });
  const [practice, texts, treatments, concerns] = await Promise.all([
    practiceFacts(data),
    readTexts(context, 'home'),
    readTreatments(data, { include: 'prices' }),
    data.list('concerns', { sort: 'position', include: 'treatments', limit: 'all' }),
  ]);
  const row = (treatment: TreatmentRecord): HomeRow => ({
    ...treatmentLink(treatment, locale),
    summary: localized(treatment, 'summary', locale),
    price: lowestPrice(pricesOn(treatment.prices ?? [], today), locale),
  });
  const { title, description, lead, sections } = texts;
  const [way, visit] = sections;
  return {
    title,
    description,
    pictures: headPictures('home', locale),
    structured: practiceThings(
      { ...practice, doctors: practice.doctors.map(spoken), description: phrase[locale] },
      url.origin,
    ),
    data: {
      today,
      lead: lead.lines,
      principles: lead.entries,
      layers: layers.map((layer) => ({
        layer,
        name: layerName(layer, t),
        about: t(`layers.${layer}.about`),
        extent: extentText(layer, locale),
        mark: boundaryText(layer, locale),
        rows: treatments.filter(({ facts }) => facts.layer === layer).map(row),
      })),
      concerns: concerns.map((concern) => ({
        name: localized(concern, 'name', locale),
        treatments: offeredByDepth(concern.treatments ?? []).map((treatment) =>
          treatmentLink(treatment, locale),
        ),
      })),
      visit: visit ? readVisit(visit) : null,
      holidays: nextHolidays(practice.holidays, today, locale),
      way: way?.entries ?? [],
      request: await readRequest(context, treatments),
    },
  };
};
