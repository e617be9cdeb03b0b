import type { ModelRecord } from '@praxiskit/record-model/client';
import { changedColumns, editableNames } from '@praxiskit/record-model/drafts';
import { isPublished, type WaitingPrice } from './price-columns.ts';

export type Values = Readonly<Record<string, unknown>>;

/** A waiting price as the user has seen it: later changes are not in it. */
export interface SeenPrice {
  readonly price: ModelRecord;
  /** The public values; null for a new price. */
  readonly before: Values | null;
  readonly after: Values;
  /** The columns that differ. */
  readonly changed: readonly string[];
  /** Whether the unsaved input is of the amount. */
  readonly isAmount: boolean;
}

export const see = ({ price, draft, changed }: WaitingPrice): SeenPrice => ({
  price,
  changed,
  before: isPublished(price) ? { ...price.base() } : null,
  after: { ...draft.toJSON() },
  isAmount: draft.errorsOf('amount').length === 0,
});

const hasSameValues = ({ price: { view }, after }: SeenPrice, values: Values): boolean =>
  changedColumns(after, values, editableNames(view.definition.columns)).length === 0;

/** Whether the waiting change is still the one that the user has seen. */
export const isDraftAsSeen = (seen: SeenPrice, { draft }: WaitingPrice): boolean =>
  hasSameValues(seen, { ...draft.toJSON() });

/** Visitors read the price as the user has seen it, even if another user has published it. */
export const isPublicAsSeen = (seen: SeenPrice): boolean =>
  !seen.price.isDeleted && isPublished(seen.price) && hasSameValues(seen, { ...seen.price.base() });

/** Visitors read what they have read before; a new price that was never published is gone. */
export const isPublicAsBefore = ({ price, before }: SeenPrice): boolean =>
  before === null
    ? price.isDeleted
    : !price.isDeleted &&
      isPublished(price) &&
      changedColumns(before, price.base(), editableNames(price.view.definition.columns)).length ===
        0;
