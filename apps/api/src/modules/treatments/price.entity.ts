import { defineEntity, p } from '@mikro-orm/core';
import { recordProperties } from '@praxiskit/core/mikro-orm';
import { priceProperties } from '@praxiskit/treatments/server';
import { Treatment } from './treatment.entity.ts';

/** One line of the price page; without a treatment it is the practice's own (the consultation). */
const PriceSchema = defineEntity({
  name: 'Price',
  tableName: 'prices',
  properties: {
    ...recordProperties,
    ...priceProperties,
    draftOf: () => p.manyToOne(Price).nullable().unique().deleteRule('cascade'),
    treatment: () => p.manyToOne(Treatment).nullable().deleteRule('cascade').index(),
  },
});

export class Price extends PriceSchema.class {}
PriceSchema.setClass(Price);
