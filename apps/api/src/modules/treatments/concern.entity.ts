import { defineEntity, p } from '@mikro-orm/core';
import { recordProperties } from '@praxiskit/core/mikro-orm';
import { uniqueWhenPublished } from '@praxiskit/record-drafts/server';
import { concernProperties } from '@praxiskit/treatments/server';
import { Treatment } from './treatment.entity.ts';

/** What somebody comes with, in their own words: fine lines, dry skin. */
const ConcernSchema = defineEntity({
  name: 'Concern',
  tableName: 'concerns',
  properties: {
    ...recordProperties,
    ...concernProperties,
    draftOf: () => p.manyToOne(Concern).nullable().unique().deleteRule('cascade'),
    treatments: () => p.manyToMany(Treatment).mappedBy('concerns'),
  },
  uniques: [uniqueWhenPublished('slug')],
});

export class Concern extends ConcernSchema.class {}
ConcernSchema.setClass(Concern);
