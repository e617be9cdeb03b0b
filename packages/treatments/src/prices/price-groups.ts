import { createFormats, type Locale } from '@praxiskit/core';
import { type Layer, layers } from '../treatment.ts';
import { type DatedPrice, type PriceRow, priceRow } from './price-row.ts';

/** A part of the price list: a layer, or what belongs to no treatment. */
export interface PriceGroup<Price extends DatedPrice = DatedPrice> {
  /** Null for prices without a treatment. */
  layer: Layer | null;
  name: string;
  /** '0,1 bis 2 mm' */
  extent: string;
  rows: PriceRow<Price>[];
}

/** The words of a group's heading. */
export type GroupWords = Pick<PriceGroup, 'name' | 'extent'>;

/** Prices from the surface down, then those of no treatment; a group without prices is left out. */
export function priceGroups<Price extends DatedPrice>(
  treatments: readonly { id: string; facts: { layer: Layer } }[],
  prices: readonly Price[],
  locale: Locale,
  words: (layer: Layer | null) => GroupWords,
): PriceGroup<Price>[] {
  const rowsOf = (id: string | null) =>
    prices
      .filter(({ treatment_id }) => treatment_id === id)
      .map((price) => priceRow(price, locale));
  const within = (layer: Layer) => treatments.filter(({ facts }) => facts.layer === layer);
  const groups = [
    ...layers.map((layer) => ({ layer, rows: within(layer).flatMap(({ id }) => rowsOf(id)) })),
    { layer: null, rows: rowsOf(null) },
  ];
  return groups
    .filter(({ rows }) => rows.length > 0)
    .map((group) => ({ ...group, ...words(group.layer) }));
}

/** The latest day from which one of these prices counts: '1. Januar 2026'; null without any. */
export function validFrom(prices: readonly DatedPrice[], locale: Locale): string | null {
  const latest = prices
    .map(({ valid_from }) => valid_from)
    .filter(Boolean)
    .sort()
    .at(-1);
  return latest ? createFormats(locale).date(latest, 'long') : null;
}
