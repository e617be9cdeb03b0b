import { localized } from '@praxiskit/core';
import type { PayloadFunction } from '@praxiskit/pages';
import {
  answerSections,
  courseSections,
  type DepthSection,
  depthSection,
  lowestPrice,
  neighborsOf,
  type PriceRow,
  priceRow,
  pricesOn,
  relatedSection,
  type Section,
  titled,
  treatmentFigures,
  treatmentIndex,
  treatmentPath,
  treatmentThings,
} from '@praxiskit/treatments';
import type { StackedTreatment } from '@praxiskit/treatments/react';
import { depthFigure, depthText, layerName, layerWords } from '../content/layers.ts';
import { headPictures } from '../content/pictures.ts';
import type { PriceRecord, TreatmentRecord } from '../records/records.ts';
import { readTreatments, treatmentLink } from './treatments.ts';

export interface TreatmentData {
  slug: string;
  name: string;
  summary: string;
  section: DepthSection;
  figure: string | null;
  depth: string;
  facts: { term: string; text: string }[];
  prices: PriceRow<PriceRecord>[];
  included: string;
  /** Before the price, and after it. */
  course: Section[];
  answers: Section[];
  neighbors: { above: StackedTreatment | undefined; below: StackedTreatment | undefined };
  /** 'ab 320 €' */
  price: string | null;
}

export const treatment: PayloadFunction<TreatmentData> = async (context) => {
  const { data, params, locale, t, today, url, words } = context;
  const [all, concerns] = await Promise.all([
    readTreatments(data, { include: 'prices' }),
    data.list('concerns', { sort: 'position', include: 'treatments', limit: 'all' }),
  ]);
  const record = all[treatmentIndex(all, params.slug ?? '')];
  // The addresses are read apart from the page: it may have been taken off in between.
  if (!record) throw Object.assign(new Error('No such treatment'), { statusCode: 404 });

  const { facts } = record;
  const name = localized(record, 'name', locale);
  const summary = localized(record, 'summary', locale);
  const prices = pricesOn(record.prices ?? [], today);
  const price = lowestPrice(prices, locale);
  const { above, below } = neighborsOf(all, facts.layer);
  const stacked = (other: TreatmentRecord): StackedTreatment => {
    const { depth, ...link } = treatmentLink(other, locale);
    const least = lowestPrice(pricesOn(other.prices ?? [], today), locale);
    const figures = [depth, least].filter(Boolean).join(', ');
    const named = layerName(link.layer, t);
    return { ...link, layerName: named, figures, summary: localized(other, 'summary', locale) };
  };
  const own = {
    depth: depthText(facts.depth_min, facts.depth_max, locale, facts.layer),
    ...treatmentFigures(facts, locale, record.evidence),
    price: price === null ? '' : `${price}, ${t('prices.fee')}`,
  };
  return {
    title: name,
    pictures: headPictures(facts.layer, locale, layerName(facts.layer, t)),
    description: own.price ? `${summary} ${t('treatment.price')}: ${own.price}.` : summary,
    structured: treatmentThings(record, {
      path: treatmentPath(record),
      home: t('nav.start'),
      locale,
      origin: url.origin,
    }),
    data: {
      slug: record.slug,
      name,
      summary,
      section: depthSection(facts, layerWords(locale, t)),
      figure: depthFigure(facts.depth_min, facts.depth_max, locale),
      depth: own.depth,
      facts: Object.entries(own)
        .filter(([, text]) => text !== '')
        .map(([key, text]) => ({ term: t(`treatment.facts.${key}`), text })),
      prices: prices
        .toSorted((a, b) => a.position - b.position)
        .map((price) => priceRow(price, locale)),
      included: localized(record, 'included', locale),
      course: titled(courseSections(record, locale, words), words),
      answers: titled(
        [...answerSections(record, locale), ...relatedSection(record.slug, concerns, locale)],
        words,
      ),
      neighbors: { above: above && stacked(above), below: below && stacked(below) },
      price,
    },
  };
};
