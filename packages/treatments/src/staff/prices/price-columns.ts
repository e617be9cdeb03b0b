import type { Locale } from '@praxiskit/core';
import { isTypedItself } from '@praxiskit/record-form/drafts';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { changedColumns, editableNames, isPublicRow } from '@praxiskit/record-model/drafts';
import { type Layer, layers, type TreatmentFacts } from '../../treatment.ts';

/** Prices of one layer, in their order. */
export interface PriceGroup {
  layer: Layer | null;
  prices: readonly ModelRecord[];
}

/** By the layers of their treatments, from the surface down; what has none comes last. */
export function groupPrices(
  prices: readonly ModelRecord[],
  treatments: readonly ModelRecord[],
): PriceGroup[] {
  const layerOf = new Map(
    treatments.map((one) => [one.get('id'), (one.get('facts') as TreatmentFacts | null)?.layer]),
  );
  const placed = prices
    .map((price) => ({
      price,
      layer: layerOf.get(price.get('treatment_id')) ?? null,
      position: Number(price.get('position') ?? 0),
    }))
    .sort((a, b) => a.position - b.position);
  return [...layers, null]
    .map((layer) => ({
      layer,
      prices: placed.filter((one) => one.layer === layer).map(({ price }) => price),
    }))
    .filter((group) => group.prices.length > 0);
}

export const labelOf = (price: ModelRecord, locale: Locale): string =>
  String(price.get(`label_${locale}`) ?? '');

const namesOf = (price: ModelRecord) => editableNames(price.view.definition.columns);

/** A line that takes the place of a published one from its day on: known by the same German label. */
export const followingOf = (price: ModelRecord, edited: ModelRecord) => ({
  ...Object.fromEntries(namesOf(edited).map((name) => [name, edited.get(name) ?? null])),
  label_de: price.base().label_de,
});

/** A price that visitors do not see as it is here. */
export interface WaitingPrice {
  readonly price: ModelRecord;
  /** Its draft; the price itself where it was never published, or where the draft is still to be opened by its save. */
  readonly draft: ModelRecord;
  /** The columns that differ from what is published; of a new price none. */
  readonly changed: readonly string[];
}

export const isPublished = (price: ModelRecord): boolean => isPublicRow(price.base());

/** The saved prices that wait to be published; a draft that equals the published price does not wait. */
export function waitingOf(
  prices: readonly ModelRecord[],
  draftOf: (price: ModelRecord) => ModelRecord | undefined,
): WaitingPrice[] {
  return prices.flatMap((price) => {
    if (price.isNew) return [];
    if (!isPublished(price)) return [{ price, draft: price, changed: [] }];
    const draft = (isTypedItself(price) ? null : draftOf(price)) ?? price;
    const changed = changedColumns(price.base(), { ...draft.toJSON() }, namesOf(price));
    return changed.length > 0 ? [{ price, draft, changed }] : [];
  });
}
