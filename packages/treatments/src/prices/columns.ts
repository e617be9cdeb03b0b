import { p } from '@mikro-orm/core';
import { inBothLanguages } from '@praxiskit/core';
import type { PriceChange } from './price-change.ts';

/** A line of the price page: visitors read it, and staff write it. The table that staff save has this order. */
export const priceColumns = {
  treatment_id: { label: { de: 'Behandlung', en: 'Treatment' } },
  position: { property: p.integer(), label: { de: 'Reihenfolge', en: 'Position' } },
  ...inBothLanguages({
    label: {
      property: p.string(),
      label: { de: 'Leistung', en: 'Service' },
      rules: ['required'],
    },
  }),
  /** Euro, as an exact decimal; null reads 'included'. */
  amount: {
    property: p.decimal('string').precision(10).scale(2).nullable(),
    label: { de: 'Betrag in Euro', en: 'Amount in euros' },
    rules: ['min:0|max:100000'],
  },
  is_from: { property: p.boolean().default(true), label: { de: 'Preis ab', en: 'Price from' } },
  ...inBothLanguages({
    note: { property: p.string().nullable(), label: { de: 'Hinweis', en: 'Note' } },
  }),
  valid_from: {
    property: p.date(),
    label: { de: 'Gültig ab', en: 'Valid from' },
    rules: ['required'],
  },
  /** Its former amounts. */
  history: {
    property: p.json<PriceChange[]>().default([]),
    label: { de: 'Verlauf', en: 'History' },
    readOnly: true,
    staffOnly: true,
  },
} as const;
