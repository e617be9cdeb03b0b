import { defineEntity, p } from '@mikro-orm/core';
import { propertiesOf, recordProperties } from '@praxiskit/core/mikro-orm';
import { draftColumns } from '@praxiskit/record-server/drafts';
import { Treatment } from '../treatment/treatment.entity.ts';
import { priceColumns } from './columns.ts';

/** One line of the price page; without a treatment it is the practice's own (the consultation). */
const PriceSchema = defineEntity({
  name: 'Price',
  tableName: 'prices',
  properties: {
    ...recordProperties,
    ...propertiesOf({ ...draftColumns, ...priceColumns }),
    draftOf: () => p.manyToOne(Price).nullable().unique().deleteRule('cascade'),
    treatment: () => p.manyToOne(Treatment).nullable().deleteRule('cascade').index(),
  },
});

export class Price extends PriceSchema.class {}
PriceSchema.setClass(Price);
