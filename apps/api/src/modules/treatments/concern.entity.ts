import { defineEntity, p } from '@mikro-orm/core';
import { recordProperties } from '@praxiskit/record-server';
import { Treatment } from './treatment.entity.ts';

/** What somebody comes with, in their own words: fine lines, dry skin. */
const ConcernSchema = defineEntity({
  name: 'Concern',
  tableName: 'concerns',
  properties: {
    ...recordProperties,
    slug: p.string().unique(),
    position: p.integer(),
    nameDe: p.string(),
    nameEn: p.string(),
    treatments: () => p.manyToMany(Treatment).mappedBy('concerns'),
    sortKey: p.string().default('').index(),
  },
});

export class Concern extends ConcernSchema.class {}
ConcernSchema.setClass(Concern);
