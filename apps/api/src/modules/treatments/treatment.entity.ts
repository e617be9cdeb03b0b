import { defineEntity, p } from '@mikro-orm/core';
import { recordProperties } from '@praxiskit/record-server';
import type { TreatmentFacts } from '@praxiskit/web/records';
import { Concern } from './concern.entity.ts';
import { Price } from './price.entity.ts';

const TreatmentSchema = defineEntity({
  name: 'Treatment',
  tableName: 'treatments',
  properties: {
    ...recordProperties,
    slug: p.string().unique(),
    position: p.integer(),
    active: p.boolean().default(true),
    nameDe: p.string(),
    nameEn: p.string(),
    summaryDe: p.text(),
    summaryEn: p.text(),
    bodyDe: p.text(),
    bodyEn: p.text(),
    facts: p.json<TreatmentFacts>(),
    prices: () => p.oneToMany(Price).mappedBy('treatment').orderBy({ position: 'asc' }),
    concerns: () => p.manyToMany(Concern).pivotTable('treatment_concerns'),
    sortKey: p.string().default('').index(),
  },
});

export class Treatment extends TreatmentSchema.class {}
TreatmentSchema.setClass(Treatment);
