import { defineEntity, p } from '@mikro-orm/core';
import { Concern } from './concern.entity.ts';
import { Treatment } from './treatment.entity.ts';

/** The through table between treatments and concerns. */
const TreatmentConcernSchema = defineEntity({
  name: 'TreatmentConcern',
  tableName: 'treatment_concerns',
  properties: {
    treatment: () => p.manyToOne(Treatment).primary().deleteRule('cascade'),
    concern: () => p.manyToOne(Concern).primary().deleteRule('cascade'),
  },
});

export class TreatmentConcern extends TreatmentConcernSchema.class {}
TreatmentConcernSchema.setClass(TreatmentConcern);
