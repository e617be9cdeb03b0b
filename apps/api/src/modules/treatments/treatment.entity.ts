import { defineEntity, p } from '@mikro-orm/core';
import { recordProperties } from '@praxiskit/core/mikro-orm';
import { uniqueWhenPublished } from '@praxiskit/record-drafts/server';
import { treatmentProperties } from '@praxiskit/treatments/server';
import { Concern } from './concern.entity.ts';
import { Price } from './price.entity.ts';

const TreatmentSchema = defineEntity({
  name: 'Treatment',
  tableName: 'treatments',
  properties: {
    ...recordProperties,
    ...treatmentProperties,
    draftOf: () => p.manyToOne(Treatment).nullable().unique().deleteRule('cascade'),
    prices: () => p.oneToMany(Price).mappedBy('treatment').orderBy({ position: 'asc' }),
    concerns: () => p.manyToMany(Concern).pivotTable('treatment_concerns'),
  },
  uniques: [uniqueWhenPublished('slug')],
});

export class Treatment extends TreatmentSchema.class {}
TreatmentSchema.setClass(Treatment);
