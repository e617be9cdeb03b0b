import { p } from '@mikro-orm/core';
import { draftProperties } from '@praxiskit/record-drafts/server';
import type { PriceChange } from '../prices/price-change.ts';
import type { Care, CourseStep, Evidence, Question, Risk, TreatmentFacts } from '../treatment.ts';

const texts = {
  /** Slugs under which its page answers as well. */
  formerSlugs: p.json<string[]>().defaultRaw(`'[]'`),
  bodyDe: p.text(),
  bodyEn: p.text(),
  purposeDe: p.text().default(''),
  purposeEn: p.text().default(''),
  alternativesDe: p.text().default(''),
  alternativesEn: p.text().default(''),
  exclusionsDe: p.text().default(''),
  exclusionsEn: p.text().default(''),
  includedDe: p.text().default(''),
  includedEn: p.text().default(''),
  course: p.json<CourseStep[]>().defaultRaw(`'[]'`),
  risks: p.json<Risk[]>().defaultRaw(`'[]'`),
  care: p.json<Care[]>().defaultRaw(`'[]'`),
  questions: p.json<Question[]>().defaultRaw(`'[]'`),
  evidence: p.json<Evidence>().nullable(),
};

/**
 * A treatment's columns and those of its drafts, for `defineEntity`; the migration, the relations and `draftOf` are
 * the app's.
 */
export const treatmentProperties = {
  ...draftProperties,
  slug: p.string(),
  position: p.integer(),
  active: p.boolean().default(true),
  nameDe: p.string(),
  nameEn: p.string(),
  summaryDe: p.text(),
  summaryEn: p.text(),
  ...texts,
  facts: p.json<TreatmentFacts>(),
  sortKey: p.string().default('').index(),
};

/** A line of the price page; its relation to a treatment is the app's. */
export const priceProperties = {
  ...draftProperties,
  position: p.integer(),
  labelDe: p.string(),
  labelEn: p.string(),
  /** Euro, as an exact decimal; null reads 'included'. */
  amount: p.decimal('string').precision(10).scale(2).nullable(),
  isFrom: p.boolean().default(true),
  noteDe: p.string().nullable(),
  noteEn: p.string().nullable(),
  validFrom: p.date(),
  /** What it was before; for those who publish. */
  history: p.json<PriceChange[]>().defaultRaw(`'[]'`),
};

/** What somebody comes with; its relation to treatments is the app's. */
export const concernProperties = {
  ...draftProperties,
  slug: p.string(),
  position: p.integer(),
  nameDe: p.string(),
  nameEn: p.string(),
  sortKey: p.string().default('').index(),
};
