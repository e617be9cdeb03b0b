import { defineEntity, p } from '@mikro-orm/core';
import { recordProperties } from '@praxiskit/record-server';
import { Treatment } from './treatment.entity.ts';

/** One line of the price page; without a treatment it is the practice's own (the consultation). */
const PriceSchema = defineEntity({
  name: 'Price',
  tableName: 'prices',
  properties: {
    ...recordProperties,
    treatment: () => p.manyToOne(Treatment).nullable().deleteRule('cascade').index(),
    position: p.integer(),
    labelDe: p.string(),
    labelEn: p.string(),
    /** Euro, as an exact decimal; null reads 'included'. */
    amount: p.decimal('string').precision(10).scale(2).nullable(),
    isFrom: p.boolean().default(true),
    noteDe: p.string().nullable(),
    noteEn: p.string().nullable(),
    validFrom: p.date(),
  },
});

export class Price extends PriceSchema.class {}
PriceSchema.setClass(Price);
