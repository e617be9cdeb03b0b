import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '../../database/base-properties.ts';
import { Concern } from './concern.entity.ts';
import { Price } from './price.entity.ts';
import { TreatmentConcern } from './treatment-concern.entity.ts';
import type { TreatmentFacts } from './treatment-facts.ts';

const TreatmentSchema = defineEntity({
  name: 'Treatment',
  tableName: 'treatments',
  properties: {
    ...baseProperties,
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
    concerns: () => p.manyToMany(Concern).pivotEntity(() => TreatmentConcern),
    sortKey: p.string().default('').index(),
  },
});

export class Treatment extends TreatmentSchema.class {}
TreatmentSchema.setClass(Treatment);
