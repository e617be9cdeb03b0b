import { defineEntity, p } from '@mikro-orm/core';
import { propertiesOf, recordProperties } from '@praxiskit/core/mikro-orm';
import { draftColumns, uniqueWhenPublished } from '@praxiskit/record-server/drafts';
import { Treatment } from '../treatment/treatment.entity.ts';
import { concernColumns } from './columns.ts';

/** A patient's concern, in their own words: fine lines, dry skin. */
const ConcernSchema = defineEntity({
  name: 'Concern',
  tableName: 'concerns',
  properties: {
    ...recordProperties,
    ...propertiesOf({ ...draftColumns, ...concernColumns }),
    draftOf: () => p.manyToOne(Concern).nullable().unique().deleteRule('cascade'),
    treatments: () => p.manyToMany(Treatment).mappedBy('concerns'),
  },
  uniques: [uniqueWhenPublished('slug')],
});

export class Concern extends ConcernSchema.class {}
ConcernSchema.setClass(Concern);
