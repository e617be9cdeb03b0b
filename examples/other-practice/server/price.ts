// #region prices
import { defineEntity, p } from '@mikro-orm/core';
import { recordProperties } from '@praxiskit/core/mikro-orm';
import { defineView } from '@praxiskit/record-server';

const PriceSchema = defineEntity({
  name: 'Price',
  tableName: 'prices',
  properties: {
    ...recordProperties,
    position: p.integer(),
    labelDe: p.string(),
    labelEn: p.string(),
    amount: p.decimal('string').precision(10).scale(2),
  },
});

export class Price extends PriceSchema.class {}
PriceSchema.setClass(Price);

/** Every visitor may read a price; the practice's staff may change it. */
export const prices = defineView({
  name: 'prices',
  label: { de: 'Preise', en: 'Prices' },
  entity: Price,
  autosave: true,
  defaultSort: 'position',
  columns: {
    amount: {
      label: { de: 'Betrag in Euro', en: 'Amount in euros' },
      rules: ['required', { op: 'min', arg: 0 }],
    },
  },
  access: (viewer) =>
    viewer?.roles.includes('staff')
      ? { read: true, update: true, writable: ['amount'] }
      : { read: true },
});
// #endregion
