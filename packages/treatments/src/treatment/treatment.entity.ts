import { defineEntity, p } from '@mikro-orm/core';
import { propertiesOf, recordProperties } from '@praxiskit/core/mikro-orm';
import { draftColumns, uniqueWhenPublished } from '@praxiskit/record-server/drafts';
import { Concern } from '../concerns/concern.entity.ts';
import { Price } from '../prices/price.entity.ts';
import { treatmentColumns } from './columns.ts';

const TreatmentSchema = defineEntity({
  name: 'Treatment',
  tableName: 'treatments',
  properties: {
    ...recordProperties,
    ...propertiesOf({ ...draftColumns, ...treatmentColumns }),
    draftOf: () => p.manyToOne(Treatment).nullable().unique().deleteRule('cascade'),
    prices: () => p.oneToMany(Price).mappedBy('treatment').orderBy({ position: 'asc' }),
    concerns: () => p.manyToMany(Concern).pivotTable('treatment_concerns'),
  },
  uniques: [uniqueWhenPublished('slug')],
});

export class Treatment extends TreatmentSchema.class {}
TreatmentSchema.setClass(Treatment);
