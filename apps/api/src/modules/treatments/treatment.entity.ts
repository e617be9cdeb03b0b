import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '../../database/base-properties.ts';
import { Concern } from './concern.entity.ts';
import { Price } from './price.entity.ts';
import { TreatmentConcern } from './treatment-concern.entity.ts';

/** The layer of the skin that a treatment reaches, from outside to inside. */
export type Layer = 'oberhaut' | 'lederhaut' | 'unterhaut' | 'muskel' | 'blutbahn';

/** Depths in millimetres; a sample's figures are plainly samples, a doctor confirms them. */
export interface TreatmentFacts {
  layer: Layer;
  depth_min: number | null;
  depth_max: number | null;
  duration_minutes: number;
  sessions_de: string;
  sessions_en: string;
  downtime_de: string;
  downtime_en: string;
  onset_de: string;
  onset_en: string;
  lasts_de: string;
  lasts_en: string;
}

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
